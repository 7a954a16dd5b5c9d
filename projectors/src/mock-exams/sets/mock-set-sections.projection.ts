import { at, atEach, set } from 'platform/projections';
import type { AuthoredSection } from 'schemas/mock-exams/sets/authored';
import { mockSetSections } from 'schemas/mock-exams/sets/sets.tables';
import { readModel } from '../../read-model';

export const mockSetSectionsProjection = readModel(mockSetSections, { version: 1 }).fold({
  MockExamSectionAdded: at(
    ({ section }) => section.sectionId,
    (_, { data: { setId, paperId, section, place } }) => ({ setId, paperId, place, ...columnsOf(section) }),
  ),
  MockExamSectionEdited: at(
    ({ section }) => section.sectionId,
    (row, { data: { section } }) => set(row, columnsOf(section)),
  ),
  MockExamSectionDeleted: () => null,
  MockExamSectionsOrdered: atEach(
    ({ sectionIds }) => sectionIds,
    (row, { data: { sectionIds } }, key) => set(row, { place: sectionIds.indexOf(key as string) }),
  ),
  MockExamPaperDeleted: atEach(
    ({ sectionIds }) => sectionIds,
    (row) => row && null,
  ),
  MockExamSetDeleted: atEach(
    ({ sectionIds }) => sectionIds,
    (row) => row && null,
  ),
});

/** Nothing where nothing is said: what was there before is gone. */
const columnsOf = ({
  sectionId,
  name,
  subject,
  instructions,
  exampleText,
  tableText,
  passage,
  ...section
}: AuthoredSection) => ({
  sectionId,
  name,
  subject,
  instructions,
  exampleText,
  tableText,
  passage,
  minutes: section.minutes ?? null,
  picture: section.picture ?? null,
  examplePicture: section.examplePicture ?? null,
});

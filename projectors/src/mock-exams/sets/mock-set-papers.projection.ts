import { atEach, set } from 'platform/projections';
import { mockSetPapers } from 'schemas/mock-exams/sets/sets.tables';
import { readModel } from '../../read-model';

export const mockSetPapersProjection = readModel(mockSetPapers, { version: 1 }).fold({
  MockExamPaperAdded: (_, { data: { paperId, setId, name, minutes, place } }) => ({
    paperId,
    setId,
    name,
    minutes,
    place,
  }),
  MockExamPaperEdited: (row, { data: { name, minutes } }) => set(row, { name, minutes }),
  MockExamPaperDeleted: () => null,
  MockExamPapersOrdered: atEach(
    ({ paperIds }) => paperIds,
    (row, { data: { paperIds } }, key) => set(row, { place: paperIds.indexOf(key as string) }),
  ),
  MockExamSetDeleted: atEach(
    ({ paperIds }) => paperIds,
    (row) => row && null,
  ),
});

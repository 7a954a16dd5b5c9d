import { set } from 'platform/projections';
import { mockSets } from 'schemas/mock-exams/sets/sets.tables';
import type { RowOf } from 'schemas/describe/table';
import { readModel } from '../../read-model';

type Row = RowOf<typeof mockSets> | undefined;
const changed = (row: Row) => set(row, { isChanged: true });

export const mockSetsProjection = readModel(mockSets, { version: 1 }).fold({
  MockExamSetCreated: (_, { data: { setId, name, type, date, time, clonedFrom }, meta }) => ({
    setId,
    name,
    type,
    date,
    time,
    createdAt: meta.at,
    isWhole: clonedFrom === undefined,
    setVersion: 0,
    publishedAt: null,
    isChanged: true,
    papers: [],
    changes: [],
  }),
  MockExamSetCloned: (row) => set(row, { isWhole: true }),
  MockExamSetEdited: (row, { data: { name, type, date, time } }) =>
    set(row, { name, type, date, time, isChanged: true }),
  MockExamSetDeleted: () => null,
  MockExamPaperAdded: changed,
  MockExamPaperEdited: changed,
  MockExamPaperDeleted: changed,
  MockExamPapersOrdered: changed,
  MockExamSectionAdded: changed,
  MockExamSectionEdited: changed,
  MockExamSectionDeleted: changed,
  MockExamSectionsOrdered: changed,
  MockExamQuestionAdded: changed,
  MockExamQuestionEdited: changed,
  MockExamQuestionDeleted: changed,
  MockExamQuestionsOrdered: changed,
  MockExamSetPublished: (row, { data: { setVersion, publishedAt, papers, changes } }) =>
    set(row, { setVersion, publishedAt, papers, changes, isChanged: false }),
});

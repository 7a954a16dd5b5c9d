import { answer } from 'platform/http';
import { getMockExamSets } from 'schemas/mock-exams/sets/set.contract';
import { mockSets } from 'schemas/mock-exams/sets/sets.tables';

/** More sets nobody looks through; the oldest ones are found by their id. */
const MOST = 500;

export const mockSetsQuery = answer(getMockExamSets, { reads: [mockSets] }, async ({ mockExamSetId }, { db }) => {
  const rows = await db
    .from(mockSets)
    .selectAll()
    .$if(mockExamSetId !== undefined, (sets) => sets.where('setId', '=', mockExamSetId ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('setId', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ setId, name, type, date, time, ...row }) => ({
    mockExamSetId: setId,
    examSetName: name,
    mockExamDate: date,
    mockExamTime: time,
    mockExamType: type,
    ...row,
  }));
});

import { answer } from 'platform/http';
import { mockPapers, mockSetVersions } from 'schemas/mock-exams/sets/sets.tables';
import { getMockExamSetVersions, getPublishedMockExam } from 'schemas/mock-exams/sets/versions.contract';

/** More nobody looks through. */
const MOST = 100;

export const mockSetVersionsQuery = answer(
  getMockExamSetVersions,
  { reads: [mockSetVersions] },
  async ({ mockExamSetId }, { db }) => {
    const rows = await db
      .from(mockSetVersions)
      .selectAll()
      .where('setId', '=', mockExamSetId)
      .orderBy('setVersion', 'desc')
      .limit(MOST)
      .execute();
    return rows.map(({ setVersion, name, publishedAt, papers, changes }) => ({
      setVersion,
      examSetName: name,
      publishedAt,
      papers,
      changes,
    }));
  },
);

export const publishedMockExamQuery = answer(
  getPublishedMockExam,
  { reads: [mockPapers] },
  async ({ paperHash }, { db }) => {
    const row = await db.from(mockPapers).select('paper').where('paperHash', '=', paperHash).executeTakeFirst();
    return { paper: row?.paper ?? null };
  },
);

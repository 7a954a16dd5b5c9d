import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import { getCompletedMockExamSessions } from 'schemas/mock-exams/after/after.contract';
import { mockReportVersions } from 'schemas/mock-exams/reports/reports.tables';
import { mockSittingAnswers } from 'schemas/mock-exams/sittings/sittings.tables';
import { openedPapers, ownSittings, ownTables, paperWords, sessionWords, type OwnSitting } from './own-sittings';

export const pastExamsQuery = answer(
  getCompletedMockExamSessions,
  { reads: [...ownTables, mockSittingAnswers, mockReportVersions] },
  async (_, { db, now, caller }) => {
    const sat = await ownSittings({ db, now, caller });
    const [answered, reported] = await Promise.all([
      answeredIn(sat, caller.learnerId, db),
      reportedIn(caller.learnerId, db),
    ]);
    return {
      serverNow: now,
      mockExamSessionsCompletedByUser: sat.map((one) => {
        const { session, papers, review, times } = one;
        const opened = new Set(openedPapers(one).map(({ index }) => index));
        const mockExams = papers.map((paper, index) => ({
          ...paperWords(paper),
          wasOpened: opened.has(index),
          answered: answered(session.sessionId, index + 1),
        }));
        return {
          ...sessionWords(one),
          isCatchUpSession: session.isCatchUp,
          isFreeSession: session.isFree,
          minutes: papers.map(({ minutes }) => minutes),
          lengthsSeconds: papers.map(({ minutes }, index) => times.papers[index]?.seconds ?? minutes * 60),
          mockExamSet: { mockExams },
          review,
          hasReport: reported.has(session.sessionId),
        };
      }),
    };
  },
);

/** Sessions of which a report was issued that can still be opened. */
async function reportedIn(learnerId: string, db: Reads<typeof mockReportVersions.name>): Promise<ReadonlySet<string>> {
  const rows = await db
    .from(mockReportVersions)
    .select('sessionId')
    .distinct()
    .where('learnerId', '=', learnerId)
    .where('sealKey', 'is not', null)
    .execute();
  return new Set(rows.map(({ sessionId }) => sessionId));
}

/** How many questions of each paper have an answer that counts. */
async function answeredIn(sat: readonly OwnSitting[], learnerId: string, db: Reads<typeof mockSittingAnswers.name>) {
  const rows = await db
    .from(mockSittingAnswers)
    .select(({ fn }) => ['sessionId', 'paper', fn.countAll<string>().as('answers')])
    .where('learnerId', '=', learnerId)
    .where('sessionId', 'in', [...sat.map(({ session }) => session.sessionId), ''])
    .where('option', 'is not', null)
    .groupBy(['sessionId', 'paper'])
    .execute();
  return (sessionId: string, paper: number) =>
    Number(rows.find((row) => row.sessionId === sessionId && row.paper === paper)?.answers ?? 0);
}

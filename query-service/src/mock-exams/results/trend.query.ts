import { streamOf } from 'platform/event-store';
import { answer } from 'platform/http';
import type { CohortSummary } from 'schemas/mock-exams/marks/cohort';
import type { SittingMarks } from 'schemas/mock-exams/marks/facts';
import { trendFigures, trendOf, type TrendPoint, type TrendStep } from 'schemas/mock-exams/marks/trend.rules';
import { getMockExamTrend, MOST_TREND_POINTS, type ShownTrendPoint } from 'schemas/mock-exams/results/trend.contract';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import type { NoteFigureLook } from './explain.query';
import { resultsOf, resultsTables, type ResultsDb } from './results-of';

/** One session after the other, each against all who have sat its papers: what is told of one needs the marks of hundreds. */
export const trendQuery = (note: NoteFigureLook) =>
  answer(
    getMockExamTrend,
    { reads: resultsTables },
    async ({ mockExamUserId: learnerId }, { db, now, caller, refuse }) => {
      const sessionIds = await satBy(learnerId, db);
      const [last] = sessionIds;
      if (last !== undefined)
        await note(caller, {
          stream: streamOf('sitting', `${last}.${learnerId}`),
          shown: 'results',
          subjectId: learnerId,
        });
      const points: ToTell[] = [];
      for (const sessionId of sessionIds) {
        const { session, marked, cohort } = await resultsOf(sessionId, { db, now, refuse, withSeconds: false });
        const marks = marked.find((one) => one.sessionId === sessionId && one.learnerId === learnerId);
        if (!marks) continue;
        const { startsAt, setName, setType, announcedType } = session;
        const told = { examSetName: setName, mockExamType: setType ?? announcedType, isExplained: true };
        points.push(pointOf({ sessionId, startsAt, ...told }, { cohort, marks }));
      }
      return { serverNow: now, points: trendOf(points).map(shownPoint) };
    },
  );

/** The sessions that a child has sat to the end, the last one first. */
async function satBy(learnerId: string, db: ResultsDb): Promise<readonly string[]> {
  const rows = await db
    .among(mockSittings, mockSessions)
    .selectFrom(mockSittings.name)
    .innerJoin(mockSessions.name, 'mock_sessions.sessionId', 'mock_sittings.sessionId')
    .select('mock_sittings.sessionId')
    .where('mock_sittings.learnerId', '=', learnerId)
    .where('mock_sittings.stage', '=', 'complete')
    .orderBy('mock_sessions.startsAt', 'desc')
    .limit(MOST_TREND_POINTS)
    .execute();
  return rows.map(({ sessionId }) => sessionId);
}

type Told = Pick<ShownTrendPoint, 'examSetName' | 'mockExamType' | 'isExplained'>;
/** A session with what is told beside its figures. */
export type ToTell = TrendPoint & Told;

interface Made {
  readonly cohort: CohortSummary;
  readonly marks: SittingMarks;
}

export const pointOf = (about: Pick<ToTell, 'sessionId' | 'startsAt'> & Told, { cohort, marks }: Made): ToTell =>
  Object.assign({}, about, trendFigures(cohort, marks));

export const shownPoint = ({
  sessionId: mockExamSessionId,
  standard,
  change,
  ...point
}: TrendStep<ToTell>): ShownTrendPoint => ({
  mockExamSessionId,
  startsAt: point.startsAt,
  examSetName: point.examSetName,
  mockExamType: point.mockExamType,
  right: point.right,
  of: point.of,
  n: point.n,
  percentile: point.percentile,
  standard: standard && { ...standard },
  whyNone: point.whyNone,
  isExplained: point.isExplained && standard !== null,
  change: change && {
    since: change.since,
    points: change.points,
    says: change.says,
    steps: change.steps.map(({ says, sum }) => ({ says, sum })),
  },
});

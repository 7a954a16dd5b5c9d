import type { ReplyOf } from 'schemas/describe/contract';
import type { getMockExamTrend } from 'schemas/mock-exams/results/trend.contract';

type Trend = ReplyOf<typeof getMockExamTrend>;
type TrendPoint = Trend['points'][number];

const score = (at: number) => ({ score: at, from: at - 6, to: at + 6, isProvisional: true, isAgeAdjusted: true });

/** One session of a child. */
export const trendPoint = (day: string, at: number | null, more: Partial<TrendPoint> = {}): TrendPoint => ({
  mockExamSessionId: `session-${day}`,
  startsAt: `${day}T10:00:00.000Z`,
  mockExamType: 'GL',
  examSetName: 'GL set 12',
  right: 61,
  of: 80,
  n: at === null ? 12 : 40,
  percentile: at === null ? null : 70,
  standard: at === null ? null : score(at),
  whyNone: at === null ? 'too few' : null,
  isExplained: at !== null,
  change: null,
  ...more,
});

/** Three sessions: the second too small for a score, the third clearly better than the first. */
export const trend = (points?: readonly TrendPoint[]): Trend => ({
  serverNow: '2026-12-05T18:00:00.000Z',
  points: [
    ...(points ?? [
      trendPoint('2026-09-12', 100),
      trendPoint('2026-10-24', null, { examSetName: null, mockExamType: 'CEM' }),
      trendPoint('2026-12-05', 112, {
        change: {
          since: '2026-09-12T10:00:00.000Z',
          points: 12,
          says: 'up',
          steps: [
            { says: 'From one score to the other.', sum: '112 − 100 = 12' },
            { says: 'Errors that have nothing to do with each other add by their squares.', sum: '6 × 6 + 6 × 6 = 72' },
            { says: 'The square of the difference is larger, so it is called a change.', sum: '12 × 12 = 144' },
          ],
        },
      }),
    ]),
  ],
});

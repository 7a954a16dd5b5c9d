import { set } from 'platform/projections';
import type { RowOf } from 'schemas/describe/table';
import type { ActEvent } from 'schemas/mock-exams/sittings/question.rules';
import { clockAfter, type ClockEvent } from 'schemas/mock-exams/sittings/sitting.rules';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { notBegun, type SittingClock } from 'schemas/mock-exams/sittings/time-facts';
import { readModel } from '../../read-model';

type Row = RowOf<typeof mockSittings>;

/** Each change of a sitting's clock by the one fold of it. */
function clocked(row: Row, event: ClockEvent): Row {
  const clock = clockAfter(row.clock, event);
  return set(row, { clock: columnOf(clock) });
}

const columnOf = ({ papers, rests, completedAt }: SittingClock): Row['clock'] => ({
  papers: papers.map(({ openedAt, ended }) => ({ openedAt, ended: ended && { at: ended.at, by: ended.by } })),
  rests: rests.map(({ from, until }) => ({ from, until })),
  completedAt,
});

/** `questionId`: that is shown from then on; undefined: as before. */
const acted = (row: Row | undefined, { data: { at } }: Pick<ActEvent, 'data'>, questionId?: string | null) =>
  row &&
  set(row, {
    acts: row.acts + 1,
    lastActAt: at,
    questionId: questionId === undefined ? row.questionId : questionId,
  });

export const mockSittingsProjection = readModel(mockSittings, { version: 2 }).fold({
  MockSittingBegun: (row, { data: { sessionId, learnerId, familyId, deviceId, begunAt } }) =>
    row ?? {
      sessionId,
      learnerId,
      familyId,
      deviceId,
      begunAt,
      stage: 'paper',
      paper: 1,
      paperHash: null,
      clock: columnOf(notBegun),
      arrangements: null,
      questionId: null,
      takeOvers: 0,
      silences: 0,
      silentSince: null,
      heardAt: null,
      acts: 0,
      late: 0,
      lastActAt: null,
      dueAt: null,
      completedAt: null,
    },
  MockPaperOpened: (row, { data }) => {
    if (!row) return undefined;
    const { paper, paperHash, arrangements, dueAt } = data;
    return set(clocked(row, { type: 'MockPaperOpened', data }), {
      stage: 'paper',
      paper,
      paperHash,
      arrangements,
      dueAt,
    });
  },
  MockQuestionShown: (row, event) => acted(row, event, event.data.questionId),
  MockQuestionLeft: (row, event) => acted(row, event, null),
  MockChoiceMade: (row, event) => acted(row, event),
  MockAnswerSubmitted: (row, event) => acted(row, event),
  MockQuestionMarkedForReview: (row, event) => acted(row, event),
  MockOptionStruckOut: (row, event) => acted(row, event),
  MockLateAnswerKept: (row, event) => {
    const after = acted(row, event);
    return after && set(after, { late: after.late + 1 });
  },
  MockRestBegun: (row, { data }) => row && clocked(row, { type: 'MockRestBegun', data }),
  MockRestEnded: (row, { data }) => row && clocked(row, { type: 'MockRestEnded', data }),
  MockPaperEnded: (row, { data }) =>
    row && set(clocked(row, { type: 'MockPaperEnded', data }), { stage: 'between', questionId: null }),
  MockDeviceTakenOver: (row, { data: { deviceId } }) => row && set(row, { deviceId, takeOvers: row.takeOvers + 1 }),
  MockSilenceBegan: (row, { data }) => row && set(row, { silences: row.silences + 1, silentSince: data.lastHeardAt }),
  MockSilenceEnded: (row, { data: { heardAt } }) => row && set(row, { heardAt }),
  MockSittingDue: (row, { data: { dueAt } }) => row && set(row, { dueAt }),
  MockSittingCompleted: (row, { data }) =>
    row &&
    set(clocked(row, { type: 'MockSittingCompleted', data }), {
      stage: 'complete',
      completedAt: data.completedAt,
      dueAt: null,
    }),
});

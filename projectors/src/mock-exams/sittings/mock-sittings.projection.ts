import { set, type FoldMeta } from 'platform/projections';
import type { RowOf } from 'schemas/describe/table';
import type { ActEvent } from 'schemas/mock-exams/sittings/question.rules';
import { clockAfter, type ClockEvent } from 'schemas/mock-exams/sittings/sitting.rules';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { notBegun, type SittingClock } from 'schemas/mock-exams/sittings/time-facts';
import { readModel } from '../../read-model';

type Row = RowOf<typeof mockSittings>;

/** Something that happened, with where it stands in the log. */
interface Placed {
  readonly meta: Pick<FoldMeta, 'position'>;
}

/** Each change of a sitting's clock by the one fold of it. */
function clocked(row: Row, event: ClockEvent, { meta }: Placed): Row {
  const clock = clockAfter(row.clock, event);
  return set(row, { clock: columnOf(clock), changedAt: meta.position });
}

const columnOf = ({ papers, rests, completedAt }: SittingClock): Row['clock'] => ({
  papers: papers.map(({ openedAt, ended }) => ({ openedAt, ended: ended && { at: ended.at, by: ended.by } })),
  rests: rests.map(({ from, until }) => ({ from, until })),
  completedAt,
});

/** `questionId`: that is shown from then on; undefined: as before. */
const acted = (
  row: Row | undefined,
  { data: { at }, meta }: Placed & Pick<ActEvent, 'data'>,
  questionId?: string | null,
) =>
  row &&
  set(row, {
    acts: row.acts + 1,
    lastActAt: at,
    questionId: questionId === undefined ? row.questionId : questionId,
    changedAt: meta.position,
  });

export const mockSittingsProjection = readModel(mockSittings, { version: 3 }).fold({
  MockSittingBegun: (row, { data: { sessionId, learnerId, familyId, deviceId, begunAt }, meta }) =>
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
      changedAt: meta.position,
    },
  MockPaperOpened: (row, { data, meta }) => {
    if (!row) return undefined;
    const { paper, paperHash, arrangements, dueAt } = data;
    return set(clocked(row, { type: 'MockPaperOpened', data }, { meta }), {
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
  MockRestBegun: (row, { data, meta }) => row && clocked(row, { type: 'MockRestBegun', data }, { meta }),
  MockRestEnded: (row, { data, meta }) => row && clocked(row, { type: 'MockRestEnded', data }, { meta }),
  MockPaperEnded: (row, { data, meta }) =>
    row && set(clocked(row, { type: 'MockPaperEnded', data }, { meta }), { stage: 'between', questionId: null }),
  MockDeviceTakenOver: (row, { data: { deviceId }, meta }) =>
    row && set(row, { deviceId, takeOvers: row.takeOvers + 1, changedAt: meta.position }),
  MockSilenceBegan: (row, { data, meta }) =>
    row && set(row, { silences: row.silences + 1, silentSince: data.lastHeardAt, changedAt: meta.position }),
  MockSilenceEnded: (row, { data: { heardAt }, meta }) => row && set(row, { heardAt, changedAt: meta.position }),
  MockSittingDue: (row, { data: { dueAt } }) => row && set(row, { dueAt }),
  MockSittingCompleted: (row, { data, meta }) =>
    row &&
    set(clocked(row, { type: 'MockSittingCompleted', data }, { meta }), {
      stage: 'complete',
      completedAt: data.completedAt,
      dueAt: null,
    }),
});

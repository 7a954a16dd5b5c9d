import type { FoldMeta } from 'platform/projections';
import type { RowOf } from 'schemas/describe/table';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { readModel } from '../../read-model';

type Row = RowOf<typeof mockRoomActs>;

interface Told {
  readonly sessionId: string;
  readonly learnerId?: string | null | undefined;
  readonly reason?: string | null | undefined;
  readonly ownReason?: string | null | undefined;
}

/** Each act is a row of its own, by where it stands in the log. */
const keysOf = ({ sessionId }: Told, { position }: FoldMeta) => [{ sessionId, position }];

interface Act extends Pick<Row, 'kind' | 'at'>, Partial<Pick<Row, 'paper' | 'seconds' | 'messageId' | 'text'>> {
  readonly incidentId?: string | undefined;
}

const orNull = <T>(value: T | undefined): T | null => value ?? null;

const rowOf = (
  { kind, at, paper, seconds, messageId, incidentId, text }: Act,
  { sessionId, learnerId = null, reason = null, ownReason = null }: Told,
  { position, actorId }: FoldMeta,
): Row => ({
  sessionId,
  position,
  learnerId,
  kind,
  at,
  actorId,
  paper: orNull(paper),
  seconds: orNull(seconds),
  messageId: orNull(messageId),
  incidentId: orNull(incidentId),
  text: orNull(text),
  reason,
  ownReason,
});

export const mockRoomActsProjection = readModel(mockRoomActs, { version: 2 }).fold({
  ExamRoomPaused: { keysOf, fold: (_, { data, meta }) => rowOf({ kind: 'paused', at: data.pausedAt }, data, meta) },
  ExamRoomResumed: { keysOf, fold: (_, { data, meta }) => rowOf({ kind: 'resumed', at: data.resumedAt }, data, meta) },
  ExamRoomExtended: {
    keysOf,
    fold: (_, { data, meta }) => {
      const { paper, seconds, extendedAt: at, incidentId } = data;
      return rowOf({ kind: 'extended', at, paper, seconds, incidentId }, data, meta);
    },
  },
  ExamRoomMessaged: {
    keysOf,
    fold: (_, { data, meta }) => {
      const { sessionId, learnerId, messageId, text, sentAt: at, incidentId } = data;
      const act = { kind: 'messaged' as const, at, messageId, text, incidentId };
      return rowOf(act, { sessionId, learnerId }, meta);
    },
  },
  ExamRoomClosed: { keysOf, fold: (_, { data, meta }) => rowOf({ kind: 'closed', at: data.closedAt }, data, meta) },
  MockLateAnswerDecided: {
    keysOf,
    fold: (_, { data, meta }) => {
      const { sessionId, learnerId, reason: ownReason, decidedAt: at, paper } = data;
      return rowOf({ kind: 'decided', at, paper }, { sessionId, learnerId, ownReason }, meta);
    },
  },
});

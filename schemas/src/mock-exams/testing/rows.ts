import type { RowOf } from '../../describe/table';
import type { mockRoomActs } from '../room/room.tables';
import type { mockSessions } from '../sessions/sessions.tables';
import type { mockSittings } from '../sittings/sittings.tables';

type SessionRow = RowOf<typeof mockSessions>;
type SittingRow = RowOf<typeof mockSittings>;
type RoomActRow = RowOf<typeof mockRoomActs>;

const OPEN_MINUTES = 125;

/** A session of the first version of a GL set, open for two hours and five minutes from `startsAt`; `more` says otherwise. */
export function sessionRow(
  sessionId: string,
  startsAt: string,
  more: Partial<Omit<SessionRow, 'sessionId' | 'startsAt'>> = {},
): SessionRow {
  return {
    sessionId,
    startsAt,
    startsOn: startsAt.slice(0, 10),
    wallTime: '10:00:00',
    closesAt: new Date(Date.parse(startsAt) + OPEN_MINUTES * 60_000).toISOString(),
    isCatchUp: false,
    isFree: false,
    announcedType: null,
    capacity: null,
    setId: 'set',
    setVersion: 1,
    setName: 'Spring',
    setType: 'GL',
    setPublishedAt: startsAt,
    papers: [],
    breakMinutes: 10,
    closesAfterMinutes: OPEN_MINUTES,
    movedAt: null,
    cancelledAt: null,
    reason: null,
    ...more,
  };
}

/** The sitting of a child of the family of the same name who is in the first paper and has done nothing yet; `more` says otherwise. */
export function sittingRow(
  { sessionId, learnerId }: Pick<SittingRow, 'sessionId' | 'learnerId'>,
  begunAt: string,
  more: Partial<Omit<SittingRow, 'sessionId' | 'learnerId' | 'begunAt'>> = {},
): SittingRow {
  return {
    sessionId,
    learnerId,
    begunAt,
    familyId: learnerId,
    stage: 'paper',
    paper: 1,
    paperHash: null,
    clock: { papers: [], rests: [], completedAt: null },
    arrangements: null,
    questionId: null,
    deviceId: 'desk',
    takeOvers: 0,
    silences: 0,
    silentSince: null,
    heardAt: null,
    acts: 1,
    late: 0,
    lastActAt: null,
    dueAt: null,
    changedAt: '00000000000000000001',
    completedAt: null,
    ...more,
  };
}

/** What Nadia did for everybody in the room of `march`; `more` says what, and otherwise. @param position in the log */
export function roomActRow(
  position: number,
  at: string,
  more: Pick<RoomActRow, 'kind'> & Partial<Omit<RoomActRow, 'position' | 'at'>>,
): RoomActRow {
  return {
    sessionId: 'march',
    position: String(position).padStart(20, '0'),
    at,
    learnerId: null,
    actorId: 'nadia',
    paper: null,
    seconds: null,
    messageId: null,
    incidentId: null,
    text: null,
    reason: null,
    ownReason: null,
    ...more,
  };
}

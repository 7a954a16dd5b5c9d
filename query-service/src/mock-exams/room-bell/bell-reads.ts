import type { Queries } from 'platform/database';
import { readsOf, type Reads } from 'platform/database/reads';
import type { RowOf } from 'schemas/describe/table';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { bookings } from 'schemas/rights/bookings.table';
import type { RoomAct } from '../room/room-event';
import { roomActsOf } from '../room/room-over';

/** What moves when staff do something in a room. What children do moves none of them. */
export const ringingTables = [mockSessions, mockRoomActs, bookings] as const;

/** More than any session has places for. */
const MOST = 5_000;

export type BellDb = Pick<Queries, 'prepared'>;

/** A room, as far as its bell goes by it. */
export interface RoomStanding {
  readonly session: RowOf<typeof mockSessions>;
  /** In their order. */
  readonly acts: readonly RoomAct[];
  /** Who has booked a seat. */
  readonly booked: ReadonlySet<string>;
}

/** Undefined where there is no such session. Three small statements, however many children listen. */
export async function roomStanding(db: BellDb, sessionId: string): Promise<RoomStanding | undefined> {
  const reads = readsOf(db, ...ringingTables);
  const session = await reads.from(mockSessions).selectAll().where('sessionId', '=', sessionId).executeTakeFirst();
  if (!session) return undefined;
  const seats = reads
    .from(bookings)
    .select('learnerId')
    .where('sessionId', '=', sessionId)
    .where('state', '=', 'booked')
    .limit(MOST)
    .execute();
  const [acts, booked] = await Promise.all([roomActsOf(sessionId, reads), seats]);
  return { session, acts, booked: new Set(booked.map(({ learnerId }) => learnerId)) };
}

/** Whether a child has begun: whoever has sits on, whatever became of their booking. */
export const hasBegun = async (
  db: Reads<typeof mockSittings.name>,
  { sessionId, learnerId }: { readonly sessionId: string; readonly learnerId: string },
): Promise<boolean> =>
  (await db
    .from(mockSittings)
    .select('learnerId')
    .where('sessionId', '=', sessionId)
    .where('learnerId', '=', learnerId)
    .executeTakeFirst()) !== undefined;

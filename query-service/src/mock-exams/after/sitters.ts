import type { Reads } from 'platform/database/reads';
import type { Sitter } from 'schemas/mock-exams/after/release.rules';
import { arrangementsOf, type Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import { ALWAYS, mockArrangements } from 'schemas/mock-exams/sessions/sessions.tables';
import { timeArrangementsOf } from 'schemas/mock-exams/sittings/sitting.rules';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { notBegun } from 'schemas/mock-exams/sittings/time-facts';
import { bookings } from 'schemas/rights/bookings.table';

type Db = Reads<typeof mockSittings.name | typeof mockArrangements.name | typeof bookings.name>;

/** Of each session, those who are not done and those who have a seat and more time than others, and may yet come. */
export async function sittersOf(
  sessionIds: readonly string[],
  db: Db,
): Promise<ReadonlyMap<string, readonly Sitter[]>> {
  const ids = [...sessionIds, ''];
  const [sitting, arranged] = await Promise.all([sittingIn(ids, db), arrangedIn(ids, db)]);
  const sitters = new Map<string, Sitter[]>();
  const add = (sessionId: string, sitter: Sitter) =>
    sitters.set(sessionId, [...(sitters.get(sessionId) ?? []), sitter]);
  for (const { sessionId, learnerId, arrangements, clock } of sitting)
    add(sessionId, { learnerId, clock, arrangements: timeArrangementsOf(arrangements) });
  for (const { sessionId, learnerId, ofSession, always } of arranged)
    add(sessionId, {
      learnerId,
      clock: notBegun,
      arrangements: timeArrangementsOf(arrangementsOf(ofSession, always)),
    });
  return sitters;
}

const sittingIn = (sessionIds: readonly string[], db: Db) =>
  db
    .from(mockSittings)
    .select(['sessionId', 'learnerId', 'arrangements', 'clock'])
    .where('sessionId', 'in', [...sessionIds])
    .where('stage', '!=', 'complete')
    .execute();

interface Arranged {
  readonly sessionId: string;
  readonly learnerId: string;
  readonly ofSession: Arrangements | null;
  readonly always: Arrangements | null;
}

/** Who has a seat, has not begun, and has something arranged. */
async function arrangedIn(sessionIds: readonly string[], db: Db): Promise<readonly Arranged[]> {
  const rows = await db
    .among(bookings, mockArrangements, mockSittings)
    .selectFrom(bookings.name)
    .innerJoin(mockArrangements.name, 'mock_arrangements.learnerId', 'rights_bookings.learnerId')
    .leftJoin(mockSittings.name, (join) =>
      join
        .onRef('mock_sittings.sessionId', '=', 'rights_bookings.sessionId')
        .onRef('mock_sittings.learnerId', '=', 'rights_bookings.learnerId'),
    )
    .select(['rights_bookings.sessionId', 'rights_bookings.learnerId'])
    .select(['mock_arrangements.sessionId as arrangedFor', 'mock_arrangements.arrangements'])
    .where('rights_bookings.sessionId', 'in', [...sessionIds])
    .where('rights_bookings.state', '=', 'booked')
    .where('mock_sittings.sessionId', 'is', null)
    .execute();
  const arranged = new Map<string, Arranged>();
  for (const { sessionId, learnerId, arrangedFor, arrangements } of rows) {
    const name = `${sessionId} ${learnerId}`;
    const { ofSession = null, always = null } = arranged.get(name) ?? {};
    if (arrangedFor === sessionId) arranged.set(name, { sessionId, learnerId, always, ofSession: arrangements });
    else if (arrangedFor === ALWAYS) arranged.set(name, { sessionId, learnerId, ofSession, always: arrangements });
  }
  return [...arranged.values()];
}

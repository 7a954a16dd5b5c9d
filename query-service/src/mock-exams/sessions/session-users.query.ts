import { isIn, type Reads } from 'platform/database/reads';
import { streamOf } from 'platform/event-store';
import { answer, type Caller } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import type { RowOf } from 'schemas/describe/table';
import type { Arrangements } from 'schemas/mock-exams/sessions/arrangements';
import { getUsersForMockExamSession } from 'schemas/mock-exams/sessions/sessions.contract';
import type { SeatState } from 'schemas/mock-exams/sessions/session-users.rules';
import { ALWAYS, mockArrangements, mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import type { Grant } from 'schemas/rights/grant';
import { bookings } from 'schemas/rights/bookings.table';
import { grants } from 'schemas/rights/grants.table';
import { maySit, rightsAt } from 'schemas/rights/rights-at';
import { shownSession } from './shown-session';

/** Has it noted that somebody looks at who sits a session, before they are shown anything. */
export type NoteSessionLook = (
  caller: Caller,
  look: { readonly stream: string; readonly shown: 'users' | 'users file' },
) => Promise<void>;

export const tablesOfUsers = [
  mockSessions,
  mockSittings,
  mockArrangements,
  bookings,
  grants,
  children,
  accounts,
] as const;
type Db = Reads<(typeof tablesOfUsers)[number]['name']>;

/** More than any session has places for. */
const MOST = 5_000;

export const sessionUsersQuery = (note: NoteSessionLook) =>
  answer(
    getUsersForMockExamSession,
    { reads: tablesOfUsers },
    async ({ mockExamSessionId: sessionId }, { db, now, caller, refuse }) => {
      const session = await db.from(mockSessions).selectAll().where('sessionId', '=', sessionId).executeTakeFirst();
      if (!session) return refuse('SessionNotFound');
      await note(caller, { stream: streamOf('examsession', sessionId), shown: 'users' });
      return { session: shownSession(session), ...(await usersOf(session, db, now)) };
    },
  );

type Session = Pick<RowOf<typeof mockSessions>, 'sessionId' | 'startsAt' | 'papers'>;

/** Everybody who has to do with a session, and how far they have come. */
export async function usersOf(session: Session, db: Db, now: string) {
  const { sessionId } = session;
  const seats = await seatsOf(sessionId, db);
  const { peopleOf, grantsOf, arrangedFor } = await aboutThem(seats, sessionId, db);
  const usersInSession = seats.map((seat) => {
    const { learnerId, familyId } = seat;
    const { subscriber, right } = rightTo(session, { given: grantsOf(familyId), learnerId, now });
    const { parentFirstName, parentLastName, childName } = peopleOf(learnerId, familyId);
    return {
      mockExamUserId: learnerId,
      accountId: familyId,
      parentFirstName,
      parentLastName,
      childName,
      subscriber,
      state: stateOf(seat, now),
      right,
      arrangements: arrangedFor(learnerId, sessionId),
      always: arrangedFor(learnerId, ALWAYS),
    };
  });
  return { usersInSession, mockExamSessionTrackers: await trackersOf(session, db) };
}

/** As the product names them; what the clock has ended is written down some seconds after it at the latest. */
const stages = {
  paper: 'STAGE_EXAM_IN_PROGRESS',
  between: 'STAGE_BREAK_TIME',
  complete: 'STAGE_EXAM_SESSION_COMPLETE',
} as const;

/** How far everybody has come who has begun. */
async function trackersOf({ sessionId, papers }: Session, db: Db) {
  const sat = await db
    .from(mockSittings)
    .select(['learnerId', 'stage', 'clock'])
    .where('sessionId', '=', sessionId)
    .orderBy('learnerId')
    .limit(MOST)
    .execute();
  return sat.map(({ learnerId, stage, clock }) => ({
    mockExamSessionId: sessionId,
    mockExamUserId: learnerId,
    currentMockExamStage: stages[stage],
    papersOpened: clock.papers.length,
    papers: papers.length,
  }));
}

type Seat = {
  readonly learnerId: string;
  readonly familyId: string;
  readonly state: SeatState;
  readonly heldUntil: string | null;
};

interface Whose {
  readonly given: readonly Grant[];
  readonly learnerId: string;
  readonly now: string;
}

/** What gives a child the right to a session. */
function rightTo(session: { sessionId: string; startsAt: string }, { given, learnerId, now }: Whose) {
  const rights = rightsAt(given, learnerId, now);
  const all = rights.held['all-mock-sessions'];
  const because = rights.sessions.get(session.sessionId)?.because[0] ?? all?.because[0];
  const grant = maySit(rights, session) ? given.find(({ grantId }) => grantId === because) : undefined;
  return { subscriber: all !== null, right: grant?.source ?? null };
}

/** A seat that was held for a payment that never came is nobody's. */
const stateOf = ({ state, heldUntil }: Seat, now: string): Seat['state'] =>
  state === 'pending' && (heldUntil ?? '') <= now ? 'not booked' : state;

/** Who has booked, in the order of their ids, and then who could: they were given this session by name. */
async function seatsOf(sessionId: string, db: Db): Promise<readonly Seat[]> {
  const [booked, given] = await Promise.all([
    db
      .from(bookings)
      .select(['learnerId', 'familyId', 'state', 'heldUntil'])
      .where('sessionId', '=', sessionId)
      .orderBy('learnerId')
      .limit(MOST)
      .execute(),
    db
      .from(grants)
      .select(['learnerId', 'familyId'])
      .where((eb) => isIn(sessionId, eb.ref('sessionIds')))
      .orderBy('learnerId')
      .limit(MOST)
      .execute(),
  ]);
  const seats = new Map<string, Seat>(booked.map((seat) => [seat.learnerId, seat]));
  for (const { learnerId, familyId } of given)
    if (learnerId !== null && !seats.has(learnerId))
      seats.set(learnerId, { learnerId, familyId, state: 'not booked', heldUntil: null });
  return [...seats.values()];
}

async function aboutThem(seats: readonly Seat[], sessionId: string, db: Db) {
  const learnerIds = seats.map(({ learnerId }) => learnerId);
  const familyIds = [...new Set(seats.map(({ familyId }) => familyId))];
  if (seats.length === 0) learnerIds.push('');
  if (familyIds.length === 0) familyIds.push('');
  const [kids, parents, given, arranged] = await Promise.all([
    db.from(children).select(['learnerId', 'name']).where('learnerId', 'in', learnerIds).execute(),
    db
      .from(accounts)
      .select(['accountId', 'parentFirstName', 'parentLastName'])
      .where('accountId', 'in', familyIds)
      .execute(),
    db.from(grants).selectAll().where('familyId', 'in', familyIds).execute(),
    db
      .from(mockArrangements)
      .select(['learnerId', 'sessionId', 'arrangements'])
      .where('learnerId', 'in', learnerIds)
      .where('sessionId', 'in', [sessionId, ALWAYS])
      .execute(),
  ]);
  const nameOf = new Map(kids.map(({ learnerId, name }) => [learnerId, name]));
  const parentOf = new Map(parents.map((parent) => [parent.accountId, parent]));
  const grantsByFamily = new Map<string, Grant[]>();
  for (const grant of given) grantsByFamily.set(grant.familyId, [...(grantsByFamily.get(grant.familyId) ?? []), grant]);
  const arrangedBy = new Map(arranged.map((one) => [`${one.learnerId} ${one.sessionId}`, one.arrangements]));
  return {
    peopleOf: (learnerId: string, familyId: string) => ({
      parentFirstName: parentOf.get(familyId)?.parentFirstName ?? null,
      parentLastName: parentOf.get(familyId)?.parentLastName ?? null,
      childName: nameOf.get(learnerId) ?? null,
    }),
    grantsOf: (familyId: string): readonly Grant[] => grantsByFamily.get(familyId) ?? [],
    arrangedFor: (learnerId: string, session: string): Arrangements | null =>
      arrangedBy.get(`${learnerId} ${session}`) ?? null,
  };
}

import type { CommandTools } from 'platform/http';
import type { NewAccount } from 'schemas/accounts/new-account';
import { mockPlace, mockPlaceTold } from './mock-place.decider';

interface FreeSession {
  readonly sessionId: string;
  readonly startsAt: string;
  readonly capacity: number | null;
  readonly isFree?: boolean;
  readonly isCatchUp?: boolean;
}

interface Seat {
  readonly session: FreeSession;
  readonly learnerId: string;
  readonly familyId: string;
}

/** What places need of accounts, sessions and bookings. */
export interface SeatingPort {
  /** The account of an address: the one that it has, or a new one, whose owner is sent a link to choose a password. */
  admit(
    applicant: NewAccount,
    tools: CommandTools,
  ): Promise<{ readonly accountId: string; readonly learnerId: string }>;
  familyOf(
    accountId: string,
    tools: CommandTools,
  ): Promise<{
    readonly familyId: string;
    readonly children: readonly { readonly learnerId: string; readonly isArchived: boolean }[];
  } | null>;
  readonly sessions: {
    find(sessionId: string, tools: CommandTools): Promise<FreeSession | undefined>;
    toCome(tools: CommandTools): Promise<readonly FreeSession[]>;
  };
  readonly bookings: {
    hasRoom(session: FreeSession, tools: CommandTools): Promise<boolean>;
    giveFree(seat: Seat, tools: CommandTools): Promise<void>;
    make(seat: Seat, tools: CommandTools): Promise<void>;
    cancel(seat: Seat, reason: string | undefined, tools: CommandTools): Promise<void>;
    isBooked(sessionId: string, learnerId: string, tools: CommandTools): Promise<boolean>;
  };
}

/** A confirmed place becomes an account with a seat in the next free session that has one; until there is one it waits. */
export async function seatPlace(placeId: string, seating: SeatingPort, tools: CommandTools): Promise<void> {
  if ((await tools.read(mockPlace, placeId)).stage !== 'confirmed') return;
  const { said, terms } = await tools.read(mockPlaceTold, placeId);
  // Of one that was confirmed before anybody asked for the terms no account is made: its link asks for them.
  if (said === null || terms === null) return;
  const session = await nextWithRoom(seating, tools);
  if (session === undefined) return;
  const { email, parentFirstName, parentLastName, childName, source } = said;
  // Of the place and not of the command: two that come at once make the same account.
  const idOf = (purpose: string) => tools.hashed(placeId, `${purpose} of a mock place`).slice(0, ID_LENGTH);
  const ids = { accountId: idOf('account'), learnerId: idOf('learner') };
  const applicant = { ...ids, ...terms, email, parentFirstName, parentLastName, childName, cameFrom: source };
  const { accountId, learnerId } = await seatedAs(await seating.admit(applicant, tools), seating, tools);
  const seat = { session, learnerId, familyId: accountId };
  await seating.bookings.giveFree(seat, tools);
  await seating.bookings.make(seat, tools);
  const { sessionId, startsAt } = session;
  const data = { placeId, sessionId, startsAt, accountId, learnerId, seatedAt: tools.now };
  await tools.handle(mockPlace, placeId, { type: 'SeatPlace', data });
}

interface Seated {
  readonly accountId: string;
  readonly learnerId: string;
}

/** Whose the seat is: an address that has an account may be that of a parent who has joined another's family. */
async function seatedAs(admitted: Seated, seating: SeatingPort, tools: CommandTools): Promise<Seated> {
  const family = await seating.familyOf(admitted.accountId, tools);
  if (family === null) return admitted;
  const child = family.children.find(({ isArchived }) => !isArchived);
  return { accountId: family.familyId, learnerId: child?.learnerId ?? admitted.learnerId };
}

/** As long as other ids: what is named by two of them still fits. */
const ID_LENGTH = 36;

async function nextWithRoom(
  { sessions, bookings }: SeatingPort,
  tools: CommandTools,
): Promise<FreeSession | undefined> {
  for (const session of await sessions.toCome(tools))
    if (session.isFree === true && session.isCatchUp !== true && (await bookings.hasRoom(session, tools)))
      return session;
  return undefined;
}

/** The seat that a place has become is given back with it, before the exam begins. */
export async function leaveSeat(
  placeId: string,
  { sessions, bookings }: SeatingPort,
  tools: CommandTools,
): Promise<void> {
  const { seat } = await tools.read(mockPlaceTold, placeId);
  if (seat === null) return;
  const { sessionId, learnerId, accountId: familyId } = seat;
  const session = await sessions.find(sessionId, tools);
  if (session === undefined || session.startsAt <= tools.now) return;
  if (await bookings.isBooked(sessionId, learnerId, tools))
    await bookings.cancel({ session, learnerId, familyId }, undefined, tools);
}

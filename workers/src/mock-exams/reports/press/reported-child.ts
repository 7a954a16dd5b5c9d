import { readsOf } from 'platform/database/reads';
import { NotYet } from 'platform/jobs';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { mockSessionRooms } from 'schemas/mock-exams/after/after.tables';
import type { SkippedBecause } from 'schemas/mock-exams/reports/reports.events';
import { monthsBetween } from 'schemas/mock-exams/marks/sat-facts.rules';
import { isMovedOut } from 'schemas/mock-exams/sessions/room.rules';
import { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { bookings } from 'schemas/rights/bookings.table';
import { isWithdrawn, type Grant } from 'schemas/rights/grant';
import { grants } from 'schemas/rights/grants.table';
import { grantsFor } from 'schemas/rights/rights-at';
import type { Readable } from '../../../people';
import type { NamedChild, ReportedChild } from '../report-port';

/** @throws NotYet where nobody of this id has to do with the session as far as the read tables know, or sits it still */
export async function reportedChild(db: Readable, sessionId: string, learnerId: string): Promise<ReportedChild> {
  const whose = { sessionId, learnerId };
  const [session, seat] = await Promise.all([sessionOf(db, sessionId), seatOf(db, whose)]);
  const { familyId, hasSat, isSitting } = seat;
  if (familyId === undefined || session === undefined)
    throw new NotYet(`the read tables do not know ${learnerId} in ${sessionId} yet`);
  if (isSitting) throw new NotYet(`${learnerId} is sitting ${sessionId} still`);
  const [person, given] = await Promise.all([
    personOf(db, learnerId, familyId),
    readsOf(db, grants).from(grants).selectAll().where('familyId', '=', familyId).execute(),
  ]);
  const right = hasRight(given, { ...whose, ...session });
  const known = { hasSat, isErased: person.isErased, isMoved: await isMoved(db, whose), hasRight: right };
  return {
    familyId,
    childName: person.childName,
    ageMonths: person.bornOn === null ? null : monthsBetween(person.bornOn, session.startsOn),
    skipped: skippedOf(known),
  };
}

const sessionOf = (db: Readable, sessionId: string) =>
  readsOf(db, mockSessions)
    .from(mockSessions)
    .select(['startsAt', 'startsOn'])
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();

interface Whose {
  readonly sessionId: string;
  readonly learnerId: string;
}

/** Whose family the child is of, and whether they opened a paper. */
async function seatOf(db: Readable, { sessionId, learnerId }: Whose) {
  const reads = readsOf(db, mockSittings, bookings);
  const [sitting, seat] = await Promise.all([
    reads
      .from(mockSittings)
      .select(['familyId', 'paperHash', 'stage'])
      .where('sessionId', '=', sessionId)
      .where('learnerId', '=', learnerId)
      .executeTakeFirst(),
    reads
      .from(bookings)
      .select('familyId')
      .where('sessionId', '=', sessionId)
      .where('learnerId', '=', learnerId)
      .executeTakeFirst(),
  ]);
  const hasSat = sitting !== undefined && sitting.paperHash !== null;
  return { familyId: sitting?.familyId ?? seat?.familyId, hasSat, isSitting: hasSat && sitting.stage !== 'complete' };
}

/** Whether they left it half done for another session, of which they have a report. */
async function isMoved(db: Readable, { sessionId, learnerId }: Whose): Promise<boolean> {
  const room = await readsOf(db, mockSessionRooms)
    .from(mockSessionRooms)
    .select('closed')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  return room !== undefined && isMovedOut(room, learnerId);
}

async function personOf(db: Readable, learnerId: string, familyId: string) {
  const reads = readsOf(db, children, accounts);
  const [child, account] = await Promise.all([
    reads.from(children).select(['name', 'bornOn']).where('learnerId', '=', learnerId).executeTakeFirst(),
    reads.from(accounts).select('email').where('accountId', '=', familyId).executeTakeFirst(),
  ]);
  const { name: childName = null, bornOn = null } = child ?? {};
  return { childName, bornOn, isErased: child === undefined || account?.email === null };
}

/** What a child is called; undefined where they were removed by their family: everybody else has a row from the day on which they were added. */
export const namedChild = (db: Readable, learnerId: string): Promise<NamedChild | undefined> =>
  readsOf(db, children).from(children).select('name').where('learnerId', '=', learnerId).executeTakeFirst();

interface Known {
  readonly hasSat: boolean;
  readonly isErased: boolean;
  readonly isMoved: boolean;
  readonly hasRight: boolean;
}

function skippedOf({ hasSat, isErased, isMoved: hasMoved, hasRight }: Known): SkippedBecause | null {
  if (isErased) return 'erased';
  if (!hasSat) return 'did not sit';
  if (hasMoved) return 'moved';
  return hasRight ? null : 'no right';
}

interface Sat {
  readonly sessionId: string;
  readonly learnerId: string;
  readonly startsAt: string;
}

/** Whoever sat it had the right to; it is gone where all that gave it was taken back. That it ran out since then takes nothing away. */
function hasRight(given: readonly Grant[], { sessionId, learnerId, startsAt }: Sat): boolean {
  const giving = grantsFor(given, learnerId).filter(
    ({ gives, sessionIds, beginsAt }) =>
      (gives.includes('mock-sessions') && sessionIds.includes(sessionId)) ||
      (gives.includes('all-mock-sessions') && beginsAt <= startsAt),
  );
  return giving.length === 0 || giving.some((grant) => !isWithdrawn(grant));
}

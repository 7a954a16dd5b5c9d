import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { londonDay, londonTime } from 'platform/clock';
import { csvLine, UTF8_MARK } from 'platform/csv';
import { answer } from 'platform/http';
import { roleTitles } from 'schemas/accounts/role-titles';
import { takeUsersFile } from 'schemas/accounts/people/users.contract';
import { tablesOfUsers, usersOf, type Wanted } from './listed-users';
import type { NoteUsersLook } from './notes';

/** Rows that are read, and sent, at a time. */
const PART = 2_000;

const heads = [
  ...['Address', 'Parent’s first name', 'Parent’s surname', 'Children', 'User type', 'Roles', 'Active'],
  ...['Pays', 'Sign-ins', 'Questions asked for', 'Registered (London)', 'Id'],
];

/** Each time it is taken is an event of its own, before anything of it is read: the file leaves the house. */
export const usersFileQuery = (note: NoteUsersLook) =>
  answer(takeUsersFile, { reads: tablesOfUsers }, async ({ reason, ...wanted }, { db, now, caller }) => {
    await note(caller, { stream: `users-file.${randomUUID()}`, shown: 'users file', reason: reason.slice(0, 200) });
    return Readable.from(linesOf({ db, now }, wanted), { objectMode: false });
  });

type Listing = Parameters<typeof usersOf>[0];

async function* linesOf(listing: Listing, wanted: Wanted): AsyncGenerator<string> {
  yield `${UTF8_MARK}${csvLine(heads)}`;
  for (let after: string | undefined, isAll = false; !isAll;) {
    const found = await usersOf(listing, wanted, { after, limit: PART });
    const part = found.slice(0, PART);
    yield part.map(lineOfUser).join('');
    after = part.at(-1)?.userId;
    isAll = found.length <= PART;
  }
}

/** `2026-11-22 14:05`, which sorts. */
const momentOf = (instant: string): string => `${londonDay(instant)} ${londonTime(new Date(instant))}`;

function lineOfUser(user: Awaited<ReturnType<typeof usersOf>>[number]): string {
  return csvLine([
    user.userEmail,
    user.parentFirstName,
    user.parentLastName,
    user.childName,
    user.userType,
    user.userRoles.map((role) => roleTitles[role]).join(', '),
    user.isAccountActive ? 'yes' : 'no',
    user.isPaidCustomer ? 'yes' : 'no',
    user.numSignIns,
    user.numQuestionRequested,
    momentOf(user.registeredAt),
    user.userId,
  ]);
}

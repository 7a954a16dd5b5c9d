import { readsOf } from 'platform/database/reads';
import { accounts } from 'schemas/accounts/accounts.table';
import { invitations } from 'schemas/accounts/family/invitations.table';
import { parents } from 'schemas/accounts/family/parents.table';
import { logins } from 'schemas/accounts/logins/logins.table';
import { guests } from 'schemas/accounts/people/guests.table';
import { signUps } from 'schemas/accounts/signing-up/sign-ups.table';
import type { FindPerson, Readable } from '../people';

const findHolder: FindPerson = (db, accountId) =>
  readsOf(db, accounts).from(accounts).select('email').where('accountId', '=', accountId).executeTakeFirst();

const findNewcomer: FindPerson = (db, signUpId) =>
  readsOf(db, signUps).from(signUps).select('email').where('signUpId', '=', signUpId).executeTakeFirst();

const findGuest: FindPerson = (db, invitationId) =>
  readsOf(db, invitations)
    .from(invitations)
    .select('email')
    .where('invitationId', '=', invitationId)
    .executeTakeFirst();

const findInvited: FindPerson = (db, accountId) =>
  readsOf(db, guests).from(guests).select('email').where('accountId', '=', accountId).executeTakeFirst();

/** Who has an account, who is invited to a family or to have one, and who began to sign up. */
export const accountsPeople: readonly FindPerson[] = [findHolder, findNewcomer, findGuest, findInvited];

/** Whether an e-mail address, by its keyed hash, has an account. */
export async function hasAccount(db: Readable, emailHash: string): Promise<boolean> {
  const reads = readsOf(db, logins).from(logins).select('accountId');
  return (await reads.where('emailHash', '=', emailHash).executeTakeFirst()) !== undefined;
}

/**
 * The addresses of the parents whom an account may take out of its family, in order; who was erased has none. Nobody
 * where it joined the family of another.
 */
export async function otherParents(db: Readable, accountId: string): Promise<readonly string[]> {
  const joined = readsOf(db, parents).from(parents).select(['accountId', 'familyId']);
  if (await joined.where('accountId', '=', accountId).executeTakeFirst()) return [];
  const members = await joined.where('familyId', '=', accountId).execute();
  const found = await Promise.all(members.map((member) => findHolder(db, member.accountId)));
  return found.flatMap((person) => person?.email ?? []).toSorted();
}

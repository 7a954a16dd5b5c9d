import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { invitations } from 'schemas/accounts/family/invitations.table';
import { getMyParents } from 'schemas/accounts/family/parents.contract';
import { parents } from 'schemas/accounts/family/parents.table';

/** Who of the grown-ups belongs to the caller's family; who is invited is told to the holder alone. */
export const myParentsQuery = answer(
  getMyParents,
  { reads: [accounts, parents, invitations] },
  async (_, { db, caller, now }) => {
    const { accountId, familyId = accountId } = caller;
    const isHolder = familyId === accountId;
    const [joined, open] = await Promise.all([joinedTo(db, familyId), isHolder ? openOf(db, familyId, now) : []]);
    const ids = [familyId, ...joined.map((parent) => parent.accountId)];
    const known = await db
      .from(accounts)
      .select(['accountId', 'email', 'parentFirstName', 'parentLastName', 'registeredAt'])
      .where('accountId', '=', (eb) => eb.fn.any(eb.val(ids)))
      .execute();
    const people = ids.flatMap((id) => known.filter((one) => one.accountId === id));
    return {
      isHolder,
      parents: people.map((one) => ({
        accountId: one.accountId,
        email: one.email,
        firstName: one.parentFirstName,
        lastName: one.parentLastName,
        isHolder: one.accountId === familyId,
        isCaller: one.accountId === accountId,
        joinedAt: joined.find((parent) => parent.accountId === one.accountId)?.joinedAt ?? one.registeredAt,
      })),
      invitations: open.flatMap(({ email, ...invitation }) => (email === null ? [] : [{ ...invitation, email }])),
    };
  },
);

const joinedTo = (db: Reads<typeof parents.name>, familyId: string) =>
  db
    .from(parents)
    .select(['accountId', 'joinedAt'])
    .where('familyId', '=', familyId)
    .orderBy('joinedAt')
    .orderBy('accountId')
    .execute();

const openOf = (db: Reads<typeof invitations.name>, familyId: string, now: string) =>
  db
    .from(invitations)
    .select(['invitationId', 'email', 'invitedAt', 'expiresAt'])
    .where('familyId', '=', familyId)
    .where('state', '=', 'open')
    .where('expiresAt', '>', now)
    .orderBy('invitedAt')
    .execute();

import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { history } from 'schemas/accounts/people/history.table';
import { getAccountHistory } from 'schemas/accounts/people/users.contract';
import { serviceRoles } from 'schemas/accounts/roles';
import { namesOf } from './names-of';
import type { NoteUsersLook } from './notes';

const MOST = 100;

/** Who acts without an account, in the office's words. */
const others: Readonly<Record<string, string>> = {
  operator: 'the operator',
  'demo-world': 'the demo world',
  ...Object.fromEntries(
    Object.keys(serviceRoles)
      .filter((name) => name !== 'operator')
      .map((name) => [name, 'Fieldfare itself']),
  ),
};

export const accountHistoryQuery = (note: NoteUsersLook) =>
  answer(getAccountHistory, { reads: [accounts, history] }, async ({ accountId, after, limit = MOST }, tools) => {
    const { db, caller, pageOf } = tools;
    await note(caller, { stream: `account-${accountId}`, shown: 'account', subjectId: accountId });
    const rows = await db
      .from(history)
      .selectAll()
      .where('accountId', '=', accountId)
      .$if(after !== undefined, (all) => all.where('position', '<', after ?? ''))
      .orderBy('position', 'desc')
      .limit(limit + 1)
      .execute();
    const page = pageOf(rows, limit, ({ position }) => position);
    const names = await namesOf(
      db,
      page.map(({ actorId }) => actorId),
    );
    return {
      happenings: page.map(({ position, at, what, subjects, endsAt, reason, actorId }) => ({
        position,
        at,
        what,
        subjects,
        endsAt,
        reason,
        by: names.get(actorId) ?? others[actorId] ?? null,
        byOwner: actorId === accountId,
      })),
    };
  });

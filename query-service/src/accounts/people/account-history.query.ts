import { answer, type QueryTools } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { history } from 'schemas/accounts/people/history.table';
import { getAccountHistory } from 'schemas/accounts/people/users.contract';
import { serviceRoles } from 'schemas/accounts/roles';
import type { RowOf } from 'schemas/describe/table';
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

const reads = [accounts, history, children] as const;
type Db = QueryTools<(typeof reads)[number]['name']>['db'];

export const accountHistoryQuery = (note: NoteUsersLook) =>
  answer(getAccountHistory, { reads }, async ({ accountId, after, limit = MOST }, tools) => {
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
    const childrenLooked = await childrenIn(page, db);
    return {
      happenings: page.map(({ position, at, what, subjects, endsAt, reason, actorId }) => ({
        position,
        at,
        what,
        subjects: what === LOOKED ? subjects.map((id) => childrenLooked.get(id) ?? 'a child') : subjects,
        endsAt,
        reason,
        by: names.get(actorId) ?? others[actorId] ?? null,
        byOwner: actorId === accountId,
      })),
    };
  });

const LOOKED = 'looked as a child';

/** By their ids, the names of the children at whom somebody looked; of one who has been erased there is none. */
async function childrenIn(page: readonly Pick<RowOf<typeof history>, 'what' | 'subjects'>[], db: Db) {
  const ids = [...new Set(page.flatMap(({ what, subjects }) => (what === LOOKED ? subjects : [])))];
  if (ids.length === 0) return new Map<string, string | null>();
  const found = await db.from(children).select(['learnerId', 'name']).where('learnerId', 'in', ids).execute();
  return new Map(found.map(({ learnerId, name }) => [learnerId, name]));
}

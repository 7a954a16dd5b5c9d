import { answer, type QueryTools } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { guests } from 'schemas/accounts/people/guests.table';
import { history } from 'schemas/accounts/people/history.table';
import { getAccountHistory } from 'schemas/accounts/people/users.contract';
import { serviceRoles } from 'schemas/accounts/roles';
import type { RowOf } from 'schemas/describe/table';
import { products } from 'schemas/payments/products';
import { grants } from 'schemas/rights/grants.table';
import { namesOf } from '../../names-of';
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

const reads = [accounts, history, children, grants, guests] as const;
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
    const inviter = await inviterOf(accountId, page, db);
    const names = await namesOf(db, [
      ...page.map(({ actorId }) => actorId),
      ...(inviter === undefined ? [] : [inviter]),
    ]);
    const named = { children: await childrenIn(page, db), grants: await grantsIn(accountId, page, db) };
    const nameOf = (actorId: string) => names.get(actorId) ?? others[actorId] ?? null;
    return {
      happenings: page.map((row) => ({
        position: row.position,
        at: row.at,
        what: row.what,
        subjects: subjectsOf(row, named),
        beginsAt: row.beginsAt,
        endsAt: row.endsAt,
        pence: row.pence,
        reason: row.reason,
        by: nameOf(row.actorId) ?? (cameAlong(row) && inviter !== undefined ? nameOf(inviter) : null),
        byOwner: row.actorId === accountId,
      })),
    };
  });

type Row = RowOf<typeof history>;

/** What staff gave with an invitation is written when it is taken up, by whoever has no account yet: it was the inviter's choice. */
const cameAlong = ({ what, source }: Row): boolean => what === 'grant given' && source === 'staff';

async function inviterOf(accountId: string, page: readonly Row[], db: Db): Promise<string | undefined> {
  if (!page.some(cameAlong)) return undefined;
  const found = await db.from(guests).select('invitedBy').where('accountId', '=', accountId).executeTakeFirst();
  return found?.invitedBy;
}

interface Named {
  readonly children: ReadonlyMap<string, string | null>;
  readonly grants: ReadonlyMap<string, readonly string[]>;
}

/** In words, or as the client has words for them: which child, what a grant gives, which product. */
function subjectsOf({ what, subjects, grantId }: Row, named: Named): string[] {
  if (what === LOOKED) return subjects.map((id) => named.children.get(id) ?? 'a child');
  if (what === 'paid') return subjects.map((id) => productNames.get(id) ?? id);
  return subjects.length > 0 || grantId === null ? subjects : [...(named.grants.get(grantId) ?? [])];
}

const productNames = new Map(Object.entries(products).map(([id, { name }]) => [id, name]));

/** What the grants give whose end is told: the event names them alone. */
async function grantsIn(familyId: string, page: readonly Row[], db: Db) {
  const ids = [...new Set(page.flatMap(({ grantId }) => grantId ?? []))];
  if (ids.length === 0) return new Map<string, readonly string[]>();
  const found = await db
    .from(grants)
    .select(['grantId', 'gives'])
    .where('familyId', '=', familyId)
    .where('grantId', 'in', ids)
    .execute();
  return new Map(found.map(({ grantId, gives }) => [grantId, gives]));
}

const LOOKED = 'looked as a child';

/** By their ids, the names of the children at whom somebody looked; of one who has been erased there is none. */
async function childrenIn(page: readonly Pick<RowOf<typeof history>, 'what' | 'subjects'>[], db: Db) {
  const ids = [...new Set(page.flatMap(({ what, subjects }) => (what === LOOKED ? subjects : [])))];
  if (ids.length === 0) return new Map<string, string | null>();
  const found = await db.from(children).select(['learnerId', 'name']).where('learnerId', 'in', ids).execute();
  return new Map(found.map(({ learnerId, name }) => [learnerId, name]));
}

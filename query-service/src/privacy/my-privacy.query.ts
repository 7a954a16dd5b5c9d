import { answer, type QueryTools } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { parents } from 'schemas/accounts/family/parents.table';
import { copies } from 'schemas/privacy/copies.table';
import { erasures } from 'schemas/privacy/erasures.table';
import { getMyPrivacy } from 'schemas/privacy/privacy.contract';
import { confirmedAddress } from './confirmed-address';
import type { Reading } from './copy/rows';
import { looksAsChild, looksAt, looksRead } from './looks-at-them';
import { countSql, ownedTables, type Owner, tablesOf, wordsOf } from './owned-tables';
import { paidForChildren, paidRead } from './paid-for-children';

const reads = [...looksRead, ...paidRead, accounts, children, copies, erasures, parents] as const;

/** The newest of each kind: nobody reads on beyond them, and a copy has all. */
const SHOWN = 50;

type Tools = QueryTools<(typeof reads)[number]['name']>;

export const myPrivacyQuery = (all: Reading) =>
  answer(getMyPrivacy, { reads: [...reads, ...ownedTables] }, async (_, { db, caller, now }) => {
    const { accountId, familyId = accountId, email } = caller;
    const confirmed = await confirmedAddress(accountId, db);
    const family = await childrenOf(familyId, db);
    const learnerIds = family.map(({ learnerId }) => learnerId);
    const whose = { accountId, familyId };
    const [figures, looked, lookedAs, asked, wishes, paid, belonging] = await Promise.all([
      figuresOf(all, { ...whose, confirmed, learnerIds }),
      looksAt({ ...whose, people: [accountId, ...learnerIds] }, db),
      looksAsChild(learnerIds, db),
      copiesOf(accountId, { db, now }),
      erasuresOf(familyId, db),
      paidForChildren(familyId, { db, now }),
      belongingOf(whose, db),
    ]);
    return {
      email,
      hasPlan: paid.hasPlan,
      account: figures.account,
      address: figures.address,
      isAddressConfirmed: confirmed !== undefined,
      ...belonging,
      children: family.map(({ learnerId, name, archivedAt }, index) => ({
        learnerId,
        name,
        isArchived: archivedAt !== null,
        kept: figures.children[index] ?? [],
        ...paid.of(learnerId),
      })),
      looks: looked,
      looksAsChild: lookedAs,
      copies: asked,
      erasures: wishes,
    };
  });

const childrenOf = (familyId: string, db: Tools['db']) =>
  db
    .from(children)
    .select(['learnerId', 'name', 'archivedAt'])
    .where('familyId', '=', familyId)
    .orderBy('addedAt')
    .orderBy('learnerId')
    .execute();

interface Whose {
  readonly accountId: string;
  readonly familyId: string;
}

/** Whose the family is as well, and who is the caller's own and not of it. */
async function belongingOf({ accountId, familyId }: Whose, db: Tools['db']) {
  const joined = await db.from(parents).select('accountId').where('familyId', '=', familyId).execute();
  const all = new Set([familyId, ...joined.map((parent) => parent.accountId)]);
  all.delete(accountId);
  if (familyId === accountId) return { otherParents: all.size, childrenAside: 0 };
  const aside = await db.from(children).select('learnerId').where('familyId', '=', accountId).execute();
  return { otherParents: all.size, childrenAside: aside.length };
}

const copiesOf = (accountId: string, { db, now }: Pick<Tools, 'db' | 'now'>) =>
  db
    .from(copies)
    .select(['copyId', 'learnerId', 'askedAt', 'expiresAt'])
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .orderBy('askedAt', 'desc')
    .limit(SHOWN)
    .execute();

const erasuresOf = (familyId: string, db: Tools['db']) =>
  db
    .from(erasures)
    .select(['erasureId', 'whom', 'learnerId', 'state', 'askedAt', 'dueAt'])
    .where('familyId', '=', familyId)
    .orderBy('askedAt', 'desc')
    .limit(SHOWN)
    .execute();

interface Kept {
  readonly table: string;
  readonly words: string;
  readonly count: number;
  readonly named: number;
}

interface Counted extends Whose {
  readonly confirmed: string | undefined;
  readonly learnerIds: readonly string[];
}

async function figuresOf(all: Reading, { accountId, familyId, confirmed, learnerIds }: Counted) {
  const [account, shared, address, children] = await Promise.all([
    keptOf(all, { kind: 'account', id: accountId }),
    keptOf(all, { kind: 'family', id: familyId }),
    confirmed === undefined ? [] : keptOf(all, { kind: 'address', id: confirmed }),
    Promise.all(learnerIds.map((id) => keptOf(all, { kind: 'child', id }))),
  ]);
  return { account: [...account, ...shared], address, children };
}

/** One after the other: a page of figures takes no more than one connection for each of the family. */
async function keptOf(db: Reading, owner: Owner): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const table of tablesOf(owner.kind)) {
    const [row] = await db.prepared<Pick<Kept, 'count' | 'named'>>(countSql(table, owner.kind), [owner.id]);
    if (row === undefined || row.count === 0) continue;
    kept.push({ table: table.name, words: wordsOf(table), count: row.count, named: row.named });
  }
  return kept;
}

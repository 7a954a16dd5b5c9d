import { answer, type QueryTools } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { learnerLooks } from 'schemas/accounts/looking/looks.table';
import { subscriptions } from 'schemas/payments/subscriptions.table';
import { copies } from 'schemas/privacy/copies.table';
import { erasures } from 'schemas/privacy/erasures.table';
import { looks } from 'schemas/privacy/looks.table';
import { getMyPrivacy } from 'schemas/privacy/privacy.contract';
import type { Reading } from './copy/rows';
import { countSql, ownedTables, type Owner, tablesOf, wordsOf } from './owned-tables';

const reads = [accounts, children, copies, erasures, learnerLooks, looks, subscriptions] as const;

/** The newest of each kind: nobody reads on beyond them, and a copy has all. */
const SHOWN = 50;

type Tools = QueryTools<(typeof reads)[number]['name']>;

export const myPrivacyQuery = (all: Reading) =>
  answer(getMyPrivacy, { reads: [...reads, ...ownedTables] }, async (_, { db, caller, now }) => {
    const { accountId, familyId = accountId, email } = caller;
    const family = await db
      .from(children)
      .select(['learnerId', 'name', 'archivedAt'])
      .where('familyId', '=', familyId)
      .orderBy('addedAt')
      .orderBy('learnerId')
      .execute();
    const people = [accountId, ...family.map(({ learnerId }) => learnerId)];
    const [account, shared, kept, looked, lookedAs, asked, wishes, hasPlan] = await Promise.all([
      keptOf(all, { kind: 'account', id: accountId }),
      keptOf(all, { kind: 'family', id: familyId }),
      Promise.all(family.map(({ learnerId }) => keptOf(all, { kind: 'child', id: learnerId }))),
      looksAt(people, db),
      looksAsChild(
        family.map(({ learnerId }) => learnerId),
        db,
      ),
      copiesOf(accountId, { db, now }),
      erasuresOf(familyId, db),
      hasRunningPlan(familyId, db),
    ]);
    return {
      email,
      hasPlan,
      account: [...account, ...shared],
      children: family.map(({ learnerId, name, archivedAt }, index) => ({
        learnerId,
        name,
        isArchived: archivedAt !== null,
        kept: kept[index] ?? [],
      })),
      looks: looked,
      looksAsChild: lookedAs,
      copies: asked,
      erasures: wishes,
    };
  });

const looksAt = (people: readonly string[], db: Tools['db']) =>
  db
    .from(looks)
    .select(['shown', 'lastAt', 'times'])
    .where('subjectId', 'in', people)
    .orderBy('lastAt', 'desc')
    .limit(SHOWN)
    .execute();

const looksAsChild = async (learnerIds: readonly string[], db: Tools['db']) => {
  if (learnerIds.length === 0) return [];
  const found = await db
    .from(learnerLooks)
    .select(['learnerId', 'beganAt', 'endsAt', 'endedAt'])
    .where('learnerId', 'in', learnerIds)
    .orderBy('beganAt', 'desc')
    .limit(SHOWN)
    .execute();
  return found.map(({ learnerId, beganAt, endsAt, endedAt }) => ({ learnerId, beganAt, endsAt: endedAt ?? endsAt }));
};

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

async function hasRunningPlan(familyId: string, db: Tools['db']): Promise<boolean> {
  const plan = await db
    .from(subscriptions)
    .select('subscriptionId')
    .where('familyId', '=', familyId)
    .where('status', 'in', ['active', 'trialing', 'past_due'])
    .limit(1)
    .executeTakeFirst();
  return plan !== undefined;
}

interface Kept {
  readonly table: string;
  readonly words: string;
  readonly count: number;
  readonly named: number;
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

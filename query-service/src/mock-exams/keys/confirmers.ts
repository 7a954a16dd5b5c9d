import { isIn, type Reads } from 'platform/database/reads';
import {
  handBehind,
  mayConfirm,
  missedUntil,
  neverAdmin,
  type Holding,
} from 'schemas/accounts/admins/admin-hands.rules';
import { accounts } from 'schemas/accounts/accounts.table';
import { admins, holdingFrom } from 'schemas/accounts/admins/admins.table';
import { whyNotApart } from 'schemas/mock-exams/keys/key-confirmers.rules';
import type { KeyProposal } from 'schemas/mock-exams/keys/standing-keys';
import { knownAs, namesOf, peopleBy } from '../../names-of';

/** More than an office ever had. */
const MOST_EVER = 5_000;

export interface Other {
  readonly accountId: string;
  readonly name: string;
  /** What tells them from another of the same name; null where nobody has it. */
  readonly email: string | null;
  /** Whether they may confirm what whoever looks proposes. */
  readonly mayConfirm: boolean;
}

interface Looking {
  readonly accountId: string;
  /** ISO 8601 UTC. */
  readonly now: string;
  readonly proposal: KeyProposal | null;
}

type Db = Reads<typeof accounts.name | typeof admins.name>;

/**
 * Who else is an admin, who of them may be the second person, who was one until lately, why whoever looks may not confirm what waits, and
 * whether whom they asked cannot; by the rule that decides.
 */
export async function confirmersFor({ accountId, now, proposal }: Looking, db: Db) {
  const [known, holdings] = await Promise.all([othersThan(accountId, db), holdingsIn(db)]);
  const missed = await missedBeside(accountId, { holdings, now }, db);
  const holdingOf = (id: string) => holdings.get(id) ?? neverAdmin;
  const handOf = (id: string) => handBehind(id, { holdingOf, now });
  const ids = [accountId, ...[...known, ...missed].map((one) => one.accountId)];
  const may = (own: string, first: string) =>
    mayConfirm({ own, first, others: ids.filter((id) => id !== own) }, handOf);
  const others = await Promise.all(
    known.map(async (one): Promise<Other> => Object.assign({ mayConfirm: await may(one.accountId, accountId) }, one)),
  );
  if (proposal === null) return { others, missed, whyNot: null, askedCannot: false };
  if (proposal.proposedBy === accountId) {
    const can = others.some(
      (one) => one.accountId === proposal.askedOf && one.mayConfirm && !isNewerThan(proposal, holdingOf(one.accountId)),
    );
    return { others, missed, whyNot: null, askedCannot: proposal.askedOf !== null && !can };
  }
  const asked = { own: accountId, first: proposal.proposedBy, others: ids.filter((id) => id !== accountId) };
  const isNew = isNewerThan(proposal, holdingOf(accountId));
  const whyNot = isNew ? ('too new' as const) : await whyNotApart(asked, { holdingOf, now });
  return { others, missed, whyNot, askedCannot: false };
}

type Counted = Pick<Awaited<ReturnType<typeof confirmersFor>>, 'others' | 'missed'>;

/** Who could be asked, or could have been: those first who are of another hand, so that where not all are signed none of them is left out. */
export const countedAmong = ({ others, missed }: Counted): string[] =>
  [...missed, ...others.toSorted((one, two) => Number(two.mayConfirm) - Number(one.mayConfirm))].map(
    ({ accountId }) => accountId,
  );

const isNewerThan = ({ proposedAt }: KeyProposal, { making }: Holding): boolean =>
  making !== null && making.since > proposedAt;

interface Held {
  readonly holdings: ReadonlyMap<string, Holding>;
  readonly now: string;
}

async function missedBeside(accountId: string, { holdings, now }: Held, db: Db) {
  const missed = [...holdings].flatMap(([id, holding]) => {
    const until = id === accountId ? null : missedUntil(holding, now);
    return until === null ? [] : [{ accountId: id, until }];
  });
  const names = await namesOf(
    db,
    missed.map((one) => one.accountId),
  );
  // Whoever was erased since has no name, and still counts.
  return missed.map((one) => ({ ...one, name: names.get(one.accountId) ?? 'Somebody who has been erased' }));
}

async function holdingsIn(db: Db): Promise<ReadonlyMap<string, Holding>> {
  const rows = await db.from(admins).selectAll().limit(MOST_EVER).execute();
  return new Map(rows.map((row) => [row.accountId, holdingFrom(row)]));
}

async function othersThan(accountId: string, db: Db) {
  const rows = await db
    .from(accounts)
    .select('accountId')
    .where((eb) => isIn('ROLE_ADMIN', eb.ref('roles')))
    .where('active', '=', true)
    .where('accountId', '!=', accountId)
    .orderBy('registeredAt')
    .limit(MOST_EVER)
    .execute();
  const people = await peopleBy(
    db,
    rows.map((row) => row.accountId),
  );
  const known = rows.flatMap(({ accountId }) => {
    const one = people.get(accountId);
    return one ? [{ accountId, name: knownAs(one), email: one.email }] : [];
  });
  const isShared = (name: string) => known.filter((one) => asRead(one.name) === asRead(name)).length > 1;
  return known.map(({ accountId, name, email }) => ({ accountId, name, email: isShared(name) ? email : null }));
}

/** Two who differ in a capital or a space alone are told apart by nobody. */
const asRead = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

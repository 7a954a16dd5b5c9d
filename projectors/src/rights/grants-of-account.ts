import { endOfLondonDay } from 'platform/clock';
import { set, type FoldMeta, type RowKey } from 'platform/projections';
import type { AccountEvent } from 'schemas/accounts/account.events';
import type { RowOf } from 'schemas/describe/table';
import type { grants } from 'schemas/rights/grants.table';
import { givenByRole, givenByTrial, STANDARD_ROLE, TRIAL } from 'schemas/rights/standing';

type Row = RowOf<typeof grants>;
type Term = Row['terms'][number];
type Registered = Extract<AccountEvent, { type: 'AccountRegistered' }>['data'];

/** Nobody is given and loses a role so often; of the oldest none decides what holds today. */
const MOST_TERMS = 300;

const keyOf = (familyId: string, grantId: string) => ({ familyId, grantId });
const isTrial = (key: RowKey): boolean => typeof key === 'object' && key['grantId'] === TRIAL;

const given = ({ at, actorId }: FoldMeta, endsAt: string | null): Term => ({
  since: at,
  endsAt,
  why: 'given',
  by: actorId,
});
const withdrawn = ({ at, actorId }: FoldMeta): Term => ({ since: at, endsAt: at, why: 'withdrawn', by: actorId });

/** A row is one of these from the first event on. */
function rowOf(
  familyId: string,
  beginsAt: string,
  { grantId, gives, source, terms }: Pick<Row, 'grantId' | 'gives' | 'source' | 'terms'>,
): Row {
  const empty = { learnerId: null, sessionIds: [], reason: null, endReason: null };
  return { familyId, grantId, gives, source, terms, beginsAt, ...empty };
}

const standard = (familyId: string, meta: FoldMeta): Row =>
  rowOf(familyId, meta.at, {
    grantId: STANDARD_ROLE,
    gives: [...givenByRole],
    source: 'staff',
    terms: [given(meta, null)],
  });

/** What an account brings with it: its trial, and the standard plan where its roles say so. */
export const keysOfRegistered = ({ accountId, roles, trialEndsOn }: Registered): readonly RowKey[] => [
  ...(trialEndsOn === undefined ? [] : [keyOf(accountId, TRIAL)]),
  ...(roles.includes('ROLE_USER') ? [keyOf(accountId, STANDARD_ROLE)] : []),
];

export function registered({ accountId, roles, trialEndsOn }: Registered, meta: FoldMeta, key: RowKey): Row {
  if (trialEndsOn === undefined || !isTrial(key)) return standard(accountId, meta);
  const lasts = given(meta, endOfLondonDay(trialEndsOn).toISOString());
  // Whoever has not the role of a free account has no use of its trial.
  const terms = roles.includes('ROLE_FREE_USER') ? [lasts] : [lasts, withdrawn(meta)];
  return rowOf(accountId, meta.at, { grantId: TRIAL, gives: [...givenByTrial], source: 'trial', terms });
}

type RoleChange = Extract<AccountEvent, { type: 'RoleGranted' }>['data'];

/** The grants that come and go with a role; of most roles none. */
export function keysOfRole({ accountId, role }: RoleChange): readonly RowKey[] {
  if (role === 'ROLE_USER') return [keyOf(accountId, STANDARD_ROLE)];
  return role === 'ROLE_FREE_USER' ? [keyOf(accountId, TRIAL)] : [];
}

/** A trial that an account never had is not begun by a role. */
export function roleGranted(row: Row | undefined, accountId: string, { meta, key }: Change): Row | undefined {
  if (row === undefined) return isTrial(key) ? undefined : standard(accountId, meta);
  const first = row.terms.find(({ why }) => why === 'given');
  return set(row, { terms: more(row.terms, given(meta, first?.endsAt ?? null)) });
}

export const roleRevoked = (row: Row | undefined, meta: FoldMeta): Row | undefined =>
  row && set(row, { terms: more(row.terms, withdrawn(meta)) });

interface Change {
  readonly meta: FoldMeta;
  readonly key: RowKey;
}

const more = (terms: readonly Term[], term: Term): Term[] => [...terms, term].slice(-MOST_TERMS);

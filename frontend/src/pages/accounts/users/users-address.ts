import { useSearchParams } from 'react-router-dom';
import { listedTypes } from 'schemas/rights/standing';
import type { WhichUsers } from './people-api';
import { everyRole } from './role-words';

/** Rows that one more press shows. */
export const STEP = 25;
/** A link from elsewhere may name any number. */
const MOST_SHOWN = 10_000;

const sortings = ['registered', 'email', 'signIns', 'questions'] as const;
const states = ['active', 'inactive'] as const;
const ways = ['up', 'down'] as const;
const forms = ['admin', 'mock-user'] as const;

/** What of the list is looked at. What is searched for is not among it: whose name was looked for stays on no device. */
export interface LookedAt {
  readonly type: (typeof listedTypes)[number] | null;
  readonly role: (typeof everyRole)[number] | null;
  readonly state: (typeof states)[number] | null;
  readonly sort: (typeof sortings)[number] | null;
  readonly way: (typeof ways)[number] | null;
  readonly shown: number;
  /** The form that is open. */
  readonly form: (typeof forms)[number] | null;
}

const among = <T extends string>(known: readonly T[], said: string | null): T | null =>
  known.find((one) => one === said) ?? null;

/** What is looked at stands in the address, so that a link shares it and a reload keeps it. */
export function useUsersAddress() {
  const [search, setSearch] = useSearchParams();
  const shown = Number(search.get('shown') ?? STEP);
  const looked: LookedAt = {
    type: among(listedTypes, search.get('type')),
    role: among(everyRole, search.get('role')),
    state: among(states, search.get('state')),
    sort: among(sortings, search.get('sort')),
    way: among(ways, search.get('way')),
    shown: Number.isInteger(shown) && shown > STEP ? Math.min(shown, MOST_SHOWN) : STEP,
    form: among(forms, search.get('form')),
  };
  const go = (change: Partial<LookedAt>) => {
    const { shown: count, ...rest } = Object.assign({}, looked, change);
    const pairs: [string, string][] = Object.entries(rest).flatMap(([name, value]) => (value ? [[name, value]] : []));
    setSearch([...pairs, ...(count > STEP ? [['shown', String(count)] as [string, string]] : [])], {
      // Back leads through the filters, and not through every press on “show more”.
      replace: Object.keys(change).length === 1,
    });
  };
  return { looked, go };
}

/** What of the list the services are asked for. */
export const whichOf = ({ type, role, state, sort, way }: LookedAt, find: string): WhichUsers => ({
  ...(find !== '' && { find }),
  ...(type !== null && { userType: type }),
  ...(role !== null && { role }),
  ...(state !== null && { active: state === 'active' }),
  ...(sort !== null && { sortBy: sort }),
  ...(sort !== null && way === 'up' && { ascending: true }),
});

/** Whether somebody may be left out. */
export const isFiltered = ({ find, userType, role, active }: WhichUsers): boolean =>
  find !== undefined || userType !== undefined || role !== undefined || active !== undefined;

import type { RoleName } from '../accounts/roles';
import { isServiceRole } from '../accounts/roles';
import type { Contract, RequestOf } from '../describe/contract';
import type { Names } from './named-ids';

/** The role of whichever of our own services a call is for: each has one of its own. */
export const OWN = 'of a service';

interface Principal {
  readonly is: string;
  /** The one role that they hold; absent where they are not let in as anybody. */
  readonly role?: RoleName | typeof OWN;
  /** They hold it no more, or no longer as this token says it. */
  readonly lost?: true;
}

/** Who may call, by the letter of their column. Each holds the one role that is named, and no other. */
export const principals = {
  V: { is: 'a visitor' },
  F: { is: 'a learner on the free plan', role: 'ROLE_FREE_USER' },
  U: { is: 'a learner on the standard plan', role: 'ROLE_USER' },
  S: { is: 'a mock exam student', role: 'ROLE_MOCK_EXAM_STUDENT' },
  T: { is: 'a teacher', role: 'ROLE_TEACHER' },
  H: { is: 'a head teacher', role: 'ROLE_HEADTEACHER' },
  C: { is: 'a member of the centre’s staff', role: 'ROLE_TLH_STAFF' },
  E: { is: 'somebody who enters content', role: 'ROLE_CONTENT_ENTRY' },
  A: { is: 'an admin', role: 'ROLE_ADMIN' },
  W: { is: 'one of our own services', role: OWN },
  D: { is: 'an admin whose account was deactivated', role: 'ROLE_ADMIN', lost: true },
  O: { is: 'an admin who has signed out', role: 'ROLE_ADMIN', lost: true },
  P: { is: 'an admin with a token from before the password changed', role: 'ROLE_ADMIN', lost: true },
} as const satisfies Record<string, Principal>;

/** Whether somebody's role is among those of a contract. */
export const isAmong = (role: RoleName | typeof OWN, roles: readonly string[]) =>
  role === OWN ? roles.some(isServiceRole) : roles.includes(role);

export type PrincipalLetter = keyof typeof principals;

export const principalLetters = Object.keys(principals) as PrincipalLetter[];

/** What sample requests are about. */
export interface Subject {
  /** Of whoever calls, with a question 1. */
  readonly worksheetId: string;
  readonly accountId: string;
  /** Different each time: what is made under it stands in nobody's way. */
  readonly fresh: string;
}

/** A call as the tests of the whole system make it. */
export interface Called {
  readonly contract: Contract;
  readonly may: ReadonlySet<PrincipalLetter>;
  /** Whether they may only where the password was given a short while ago. */
  readonly afterPassword: boolean;
  readonly request: (subject: Subject) => Readonly<Record<string, unknown>>;
  /** What its fields name that hold ids; of calls of staff and services nothing is said. */
  readonly names: Names;
}

/**
 * A call, who may make it, and a request that its contract accepts. `row` has a letter where that principal may, a dot
 * where not, in the order of `principals`; small letters where they may only after their password. It is said here a
 * second time, apart from the contract, so that a slip in either is seen.
 */
export function called<C extends Contract>(
  contract: C,
  row: string,
  request: (subject: Subject) => RequestOf<C>,
): Called {
  const marks = row.split(' ');
  const isWhole = marks.length === principalLetters.length;
  if (!isWhole || marks.some((mark, column) => mark !== '.' && mark.toUpperCase() !== principalLetters[column]))
    throw new Error(`${contract.path}: its row is "${row}", and would be whole as "${principalLetters.join(' ')}"`);
  const may = new Set(principalLetters.filter((_, column) => marks[column] !== '.'));
  return { contract, may, afterPassword: /[a-z]/.test(row), request, names: {} };
}

/** Says of calls what their fields name that hold ids: all of one group by the same names. */
export const naming = (names: Names, calls: readonly Called[]): readonly Called[] =>
  calls.map((call) => ({ ...call, names }));

export const mail = ({ fresh }: Subject) => `${fresh}@visitors.example`;
export const password = 'a long password';
export const nothing = () => ({});

import type { lendable } from '../accounts/token';
import { isPaid, type Grant, type RightName } from './grant';
import { practiceOf, type Held, type Rights } from './rights-at';

/** The ids of what came with an account, and stands in its own stream: no stream of rights tells of it. */
export const TRIAL = 'trial';
export const STANDARD_ROLE = 'role.ROLE_USER';

interface OfAccount {
  readonly roles: readonly string[];
  /** The instant at which the trial ends, midnight in London; null where there is none. */
  readonly trialEndsAt: string | null;
}

const ALWAYS = '1900-01-01T00:00:00.000Z';

/** What each gives: comprehension is for plans without a limit, as it was before there were grants. */
export const givenByRole: readonly RightName[] = ['practice', 'comprehension'];
export const givenByTrial: readonly RightName[] = ['daily-practice'];

/** What an account may do by its roles and its trial as they stand now; when they came stands in the read table. */
export function grantsOfAccount({ roles, trialEndsAt }: OfAccount): readonly Grant[] {
  const grant = { learnerId: null, sessionIds: [], beginsAt: ALWAYS };
  const from = (endsAt: string | null) => [{ since: ALWAYS, endsAt, why: 'given' as const }];
  const standard: Grant = { ...grant, grantId: STANDARD_ROLE, gives: givenByRole, source: 'staff', terms: from(null) };
  const trial: Grant = { ...grant, grantId: TRIAL, gives: givenByTrial, source: 'trial', terms: from(trialEndsAt) };
  return [
    ...(roles.includes('ROLE_USER') ? [standard] : []),
    ...(roles.includes('ROLE_FREE_USER') && trialEndsAt !== null ? [trial] : []),
  ];
}

/** A role for as long as a grant gives it; `endsAt` null: without end. */
export interface LentRole {
  readonly role: (typeof lendable)[number];
  readonly endsAt: string | null;
}

/** The spec's roles that follow from rights. */
export function lentRoles({ held }: Rights): readonly LentRole[] {
  const lent = (role: LentRole['role'], right: Held | null) => (right ? [{ role, endsAt: right.endsAt }] : []);
  return [
    ...lent('ROLE_USER', held.practice),
    ...lent('ROLE_FREE_USER', held['daily-practice']),
    ...lent('ROLE_MOCK_EXAM_STUDENT', held['all-mock-sessions']),
    ...lent('ROLE_MOCK_EXAM_STUDENT', held['mock-sessions']),
  ];
}

/** The labels of the spec, in its order: the first that fits is told. */
export const userTypes = [
  'Mock Exam Subscriber',
  'Standard User',
  'Freemium User',
  'One Off Mock Exam User',
  'No user type fits',
] as const;

/** The same for a list of accounts: who works here and has no plan is told by that. */
export const listedTypes = [...userTypes, 'Staff'] as const;
export type ListedType = (typeof listedTypes)[number];

/** Of those who work here a free account, or none, says nothing. */
export const listedAs = (userType: ListedType, worksHere: boolean): ListedType =>
  worksHere && (userType === 'Freemium User' || userType === 'No user type fits') ? 'Staff' : userType;

export interface Standing {
  readonly userType: (typeof userTypes)[number];
  readonly isPaidCustomer: boolean;
  readonly isMockExamSubscriber: boolean;
}

/** How the spec's lists name somebody who has these rights; `roles`: of the account, whose trial may be over. */
export function standingOf(rights: Rights, grants: readonly Grant[], roles: readonly string[]): Standing {
  const { held, sessions } = rights;
  const isMockExamSubscriber = held['all-mock-sessions'] !== null;
  const because = new Set(Object.values(held).flatMap((right) => right?.because ?? []));
  const isPaying = ({ grantId, source }: Grant) => because.has(grantId) && isPaid(source);
  const fits = [
    isMockExamSubscriber,
    practiceOf(rights) === 'unlimited',
    practiceOf(rights) === 'daily' || roles.includes('ROLE_FREE_USER'),
    sessions.size > 0 || roles.includes('ROLE_MOCK_EXAM_STUDENT'),
    true,
  ];
  return {
    isMockExamSubscriber,
    isPaidCustomer: grants.some(isPaying),
    userType: userTypes[fits.indexOf(true)] ?? 'No user type fits',
  };
}

import Type from 'typebox';
import { afterPassword, beforeSecondFactor, roles } from '../describe/contract';

/** The spec's roles and the three that `docs/decisions` add; a person may hold several. */
export const roleNames = [
  'ROLE_USER',
  'ROLE_FREE_USER',
  'ROLE_MOCK_EXAM_STUDENT',
  'ROLE_TEACHER',
  'ROLE_HEADTEACHER',
  'ROLE_TLH_STAFF',
  'ROLE_CONTENT_ENTRY',
  'ROLE_ADMIN',
] as const;

export const Role = Type.Enum([...roleNames]);
export type RoleName = (typeof roleNames)[number];

/**
 * Our own services and tools, each with the one role that its key may claim; never a person's. The gateway forwards none
 * of the calls that only they may make.
 */
export const serviceRoles = {
  'query-service': 'ROLE_QUERY_SERVICE',
  workers: 'ROLE_WORKERS',
  /** Whoever runs the system, by its command line. */
  operator: 'ROLE_OPERATOR',
} as const;
export type ServiceName = keyof typeof serviceRoles;

export const serviceNames = Object.keys(serviceRoles) as ServiceName[];
export const isServiceRole = (role: string) => serviceNames.some((name) => serviceRoles[name] === role);

export const learners = roles('ROLE_USER', 'ROLE_FREE_USER');
/** Parents alone: the learners' account holders, once they have opened the parents' door with their password. */
export const parents = afterPassword(learners);
export const admins = roles('ROLE_ADMIN');
/** The same where something of weight is given, taken, refunded or priced: a browser that was left alone does none of it. */
export const adminsAfterPassword = afterPassword(admins);
/** Who may give the password once more: whoever has calls that want it. */
export const passwordGivers = roles('ROLE_USER', 'ROLE_FREE_USER', 'ROLE_ADMIN');
/** Who may write English items and passages. */
export const editors = roles('ROLE_ADMIN', 'ROLE_CONTENT_ENTRY');
/** One of our own services alone. */
export const service = (name: ServiceName) => roles(serviceRoles[name]);
export const adminsAndOperator = roles('ROLE_ADMIN', serviceRoles.operator);
/** Admins as above, after their password; the operator has no password, and is let in by a key. */
export const adminsAfterPasswordOrOperator = afterPassword(admins, serviceRoles.operator);
/** Whoever works here: outside the embedded mode they need a second factor before anything else. */
export const staffRoles = [
  'ROLE_TEACHER',
  'ROLE_HEADTEACHER',
  'ROLE_TLH_STAFF',
  'ROLE_CONTENT_ENTRY',
  'ROLE_ADMIN',
] as const satisfies readonly RoleName[];
export const isStaff = (held: readonly string[]) => staffRoles.some((role) => held.includes(role));
/** Whether staff need a second factor before anything else: outside the embedded mode unless it is said. */
export type StaffSecondFactor = 'required' | 'optional';
export const staffSecondFactorIn = (settings: {
  readonly embedded: boolean;
  readonly staffSecondFactor?: StaffSecondFactor | undefined;
}): StaffSecondFactor => settings.staffSecondFactor ?? (settings.embedded ? 'optional' : 'required');
/** Staff, also those who have yet to set their second factor up. */
export const staffToBe = beforeSecondFactor(roles(...staffRoles));
export const everyRole = roles(...roleNames);

import Type from 'typebox';
import { roles } from '../describe/contract';

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

/** Our own workers and tools, never a person; the gateway forwards none of the calls that only they may make. */
export const SERVICE_ROLE = 'ROLE_SERVICE';

export const learners = roles('ROLE_USER', 'ROLE_FREE_USER');
export const admins = roles('ROLE_ADMIN');
/** Who may write English items and passages. */
export const editors = roles('ROLE_ADMIN', 'ROLE_CONTENT_ENTRY');
export const services = roles(SERVICE_ROLE);
export const adminsAndServices = roles('ROLE_ADMIN', SERVICE_ROLE);
export const everyRole = roles(...roleNames);

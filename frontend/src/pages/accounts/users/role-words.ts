import { roleTitles } from 'schemas/accounts/role-titles';
import { holdsOneOf, staffRoles } from '../../../rooms/access';
import type { RoleName } from './api';

/** What each role lets somebody do, in the office's words. */
const does: Readonly<Record<RoleName, string>> = {
  ROLE_USER: 'practises without a daily limit',
  ROLE_FREE_USER: 'practises within the trial’s limits until its days are over; until when stands under Rights',
  ROLE_MOCK_EXAM_STUDENT: 'sits mock exams',
  ROLE_TEACHER: 'is known as a teacher; there are no classes to see yet',
  ROLE_HEADTEACHER: 'is known as a head teacher; there are no schools to see yet',
  ROLE_TLH_STAFF: 'is known as staff of the tutoring centre; its office is not here yet',
  ROLE_CONTENT_ENTRY: 'writes English questions and answers flags',
  ROLE_ADMIN: 'sees and changes everything in the office',
};

export const roleWords = (role: RoleName) => ({ title: roleTitles[role], does: does[role] });

export const everyRole = Object.keys(does) as RoleName[];

/** Who works here practises with no child: there is nothing of one to look at. */
export const worksHere = ({ roles }: { readonly roles: readonly RoleName[] }): boolean => holdsOneOf(roles, staffRoles);

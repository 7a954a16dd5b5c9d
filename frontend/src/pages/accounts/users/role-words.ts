import { holdsOneOf, staffRoles } from '../../../rooms/access';
import type { RoleName } from './api';

/** What each role lets somebody do, in the office's words. */
export const roleWords: Readonly<Record<RoleName, { readonly title: string; readonly does: string }>> = {
  ROLE_USER: { title: 'Standard plan', does: 'practises without a daily limit' },
  ROLE_FREE_USER: { title: 'Free trial', does: 'practises within the trial’s limits' },
  ROLE_MOCK_EXAM_STUDENT: { title: 'Mock exams', does: 'sits mock exams' },
  ROLE_TEACHER: { title: 'Teacher', does: 'sees their classes' },
  ROLE_HEADTEACHER: { title: 'Head teacher', does: 'sees their school' },
  ROLE_TLH_STAFF: { title: 'Centre staff', does: 'works in the tutoring centre’s office' },
  ROLE_CONTENT_ENTRY: { title: 'Editor', does: 'writes English questions and answers flags' },
  ROLE_ADMIN: { title: 'Admin', does: 'sees and changes everything in the office' },
};

export const everyRole = Object.keys(roleWords) as RoleName[];

/** Who works here practises with no child: there is nothing of one to look at. */
export const worksHere = ({ roles }: { readonly roles: readonly RoleName[] }): boolean => holdsOneOf(roles, staffRoles);

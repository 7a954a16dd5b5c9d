import type { RoleName } from './roles';

/** As the office names them. */
export const roleTitles: Readonly<Record<RoleName, string>> = {
  ROLE_USER: 'Standard plan',
  ROLE_FREE_USER: 'Free trial',
  ROLE_MOCK_EXAM_STUDENT: 'Mock exams',
  ROLE_TEACHER: 'Teacher',
  ROLE_HEADTEACHER: 'Head teacher',
  ROLE_TLH_STAFF: 'Centre staff',
  ROLE_CONTENT_ENTRY: 'Editor',
  ROLE_ADMIN: 'Admin',
};

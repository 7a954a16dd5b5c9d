import { learnerRoles, mockExamRoles } from '../../rooms/access';
import { office, portal, redirect, type Screen } from '../../screen';

/** Dates are for whoever may come to book one; everything else of the portal is for those who sit. */
export const mockExamsScreens: readonly Screen[] = [
  office('/app/admin-whizz/mock-exam-sessions', () => import('./sessions/mock-exam-sessions.page')),
  office('/app/admin-whizz/view-session-users', () => import('./sessions/view-session-users.page')),
  portal('/mock-exams/upcoming-exams', () => import('./portal/upcoming-exams.page'), [
    ...mockExamRoles,
    ...learnerRoles,
  ]),
  redirect('/mock-exams', '/mock-exams/upcoming-exams'),
];

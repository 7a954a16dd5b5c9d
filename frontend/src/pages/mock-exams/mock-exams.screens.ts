import { learnerRoles, mockExamRoles } from '../../rooms/access';
import { byPath, desk, hall, office, portal, type Screen } from '../../screen';

/** Whoever may come to book one, or sat one and can book none now: bookings and sittings say what is theirs. */
const alsoLearners = [...mockExamRoles, ...learnerRoles];

/** Screens that are about one thing; its id may stand in the path, as in the product's own addresses. */
const ADDRESSED: readonly (readonly [path: string, parameter: string, key?: string])[] = [
  ['/app/admin-whizz/mock-exam-papers', 'mockExamSetId'],
  ['/app/admin-whizz/mock-exam-sections', 'mockExamId'],
  ['/app/admin-whizz/mock-exam-section-questions', 'mockExamSectionId'],
  ['/app/admin-whizz/view-session-users', 'mockExamSessionId', 'session'],
  ['/mock-exams/review-mock-paper', 'paperId'],
];

/** Dates and past exams are for all of them; everything else of the portal is for those who sit. */
export const mockExamsScreens: readonly Screen[] = [
  ...ADDRESSED.map(([path, parameter, key]) => byPath(`${path}/:${parameter}`, `${path}?${key ?? parameter}=`)),
  office('/app/admin-whizz/mock-exam-sessions', () => import('./sessions/mock-exam-sessions.page')),
  office('/app/admin-whizz/mock-exam-reports', () => import('./reports/sending/mock-exam-reports.page')),
  office('/app/admin-whizz/view-session-users', () => import('./sessions/view-session-users.page')),
  office('/app/admin-whizz/mock-exams', () => import('./sets/list/mock-exams.page')),
  office('/app/admin-whizz/mock-exam-papers', () => import('./sets/papers/mock-exam-papers.page')),
  office('/app/admin-whizz/mock-exam-sections', () => import('./sets/sections/mock-exam-sections.page')),
  office(
    '/app/admin-whizz/mock-exam-section-questions',
    () => import('./sets/questions/mock-exam-section-questions.page'),
  ),
  office('/app/admin-whizz/mock-exam-board', () => import('./board/board.page')),
  office('/app/admin-whizz/mock-exam-results', () => import('./results/mock-exam-results.page')),
  portal('/mock-exams/dashboard', () => import('./portal/dashboard.page')),
  office('/app/admin-whizz/mock-exam-timeline', () => import('./timeline/mock-exam-timeline.page')),
  office('/app/admin-whizz/mock-exam-replay', () => import('./replay/mock-exam-replay.page')),
  office('/app/admin-whizz/mock-exam-incidents', () => import('./incidents/mock-exam-incidents.page')),
  office('/app/admin-whizz/mock-exam-key', () => import('./keys/mock-exam-key.page')),
  portal('/mock-exams/upcoming-exams', () => import('./portal/upcoming-exams.page'), alsoLearners),
  portal('/mock-exams/past-exams', () => import('./after/past-exams.page'), alsoLearners),
  portal('/mock-exams/report', () => import('./reports/child/mock-exam-report.page'), alsoLearners),
  office('/app/admin-whizz/mock-exam-report', () => import('./reports/child/staff-report.page')),
  office('/app/admin-whizz/mock-exam-overall-report', () => import('./reports/overall/mock-exam-overall-report.page')),
  desk('/go/:name', () => import('./reports/go.page')),
  portal('/mock-exams/review-mock-paper', () => import('./after/review-mock-paper.page'), alsoLearners),
  portal('/mock-exams/watch-my-paper', () => import('./after/watch-my-paper.page'), alsoLearners),
  hall('/mock-exams/start-exam-session', () => import('./sittings/waiting/start-exam-session.page')),
  hall('/mock-exams/exam', () => import('./sittings/paper/exam.page')),
  hall('/mock-exams/break', () => import('./sittings/break.page')),
  hall('/mock-exams/exam-session-complete', () => import('./sittings/exam-session-complete.page')),
  hall('/mock-exams/demo-test', () => import('./rehearsals/demo.page')),
  portal('/mock-exams/demo-complete', () => import('./rehearsals/demo-complete.page')),
  portal('/mock-exams/practice-page', () => import('./rehearsals/practice.page')),
  hall('/mock-exams/practice-exam', () => import('./rehearsals/practice-exam.page')),
  portal('/mock-exams', () => import('./portal/portal-home.page'), alsoLearners),
];

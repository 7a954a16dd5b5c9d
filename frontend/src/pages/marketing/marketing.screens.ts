import { front, office, type Screen } from '../../screen';

const leaveList = () => import('./leave-list.page');
const landing = () => import('./landing.page');

export const marketingScreens: readonly Screen[] = [
  front('/', landing),
  front('/landing', landing),
  front('/free-11plus-resources', () => import('./free-resources.page')),
  front('/11plus-mock-exams', () => import('./mock-exams.page')),
  front('/auth/confirm', () => import('./confirm-subscription.page')),
  office('/app/admin-whizz/funnel', () => import('./funnel.page')),
  office('/app/admin-whizz/mailing-list', () => import('./letters/letters-office.page')),
  front('/auth/free-mock', () => import('./free-mock.page')),
  front('/auth/leave-list', leaveList),
  front('/auth/leave-list/:token', leaveList),
];

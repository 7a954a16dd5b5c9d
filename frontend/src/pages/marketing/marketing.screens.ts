import { front, type Screen } from '../../screen';

const landing = () => import('./landing.page');

export const marketingScreens: readonly Screen[] = [
  front('/', landing),
  front('/landing', landing),
  front('/free-11plus-resources', () => import('./free-resources.page')),
  front('/11plus-mock-exams', () => import('./mock-exams.page')),
  front('/auth/confirm', () => import('./confirm-subscription.page')),
  front('/auth/leave-list', () => import('./leave-list.page')),
];

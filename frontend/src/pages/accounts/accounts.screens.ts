import { GUEST_PATH, JOIN_FAMILY_PATH } from 'schemas/accounts/links';
import { FAMILY, LOGGING_IN, OFFICE_LOGGING_IN, staffRoles, WHO_IS_PRACTISING } from '../../rooms/access';
import { desk, front, office, redirect, type Screen } from '../../screen';

const chooser = () => import('./chooser.page');
const logIn = () => import('./log-in.page');
const register = () => import('./register.page');

export const accountsScreens: readonly Screen[] = [
  front('/auth', chooser),
  front('/auth/login', chooser),
  front('/auth/individual-login', logIn),
  front('/auth/school-login', () => import('./school-chooser.page')),
  front('/auth/teacher-login', logIn),
  front('/auth/11plus-mock-exam-login', logIn),
  front('/auth/register', register),
  front('/auth/register/:productId', register),
  front('/auth/register/:productId/:mockExamSessionId', register),
  front('/auth/forgot-password', () => import('./forgot-password.page')),
  front('/auth/change-password', () => import('./change-password.page')),
  front('/auth/confirm-email', () => import('./confirm-email.page')),
  front(JOIN_FAMILY_PATH, () => import('./joining/join-family.page')),
  front(GUEST_PATH, () => import('./guest/accept-invitation.page')),
  redirect('/auth/*', '/auth/login'),
  office('/app/admin-whizz/view-all-users', () => import('./users/view-all-users.page')),
  office('/app/admin-whizz/look-as', () => import('./looking/look-as.page')),
  office(OFFICE_LOGGING_IN, () => import('./logging-in/office-logging-in.page'), staffRoles),
  desk(LOGGING_IN, () => import('./logging-in/logging-in.page')),
  desk(WHO_IS_PRACTISING, () => import('./family/who-is-practising.page')),
  desk(FAMILY, () => import('./family/family.page')),
  desk('/app/my-subscription', () => import('./plan/my-subscription.page')),
];

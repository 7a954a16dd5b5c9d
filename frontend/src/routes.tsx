import { lazy, type ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import type { RoleName } from 'schemas/accounts/roles';
import { adminRoles, editorRoles, learnerRoles } from './rooms/access';

type Load = () => Promise<{ default: ComponentType }>;

/** The rooms: `front` is the public side of the desk. */
export type Room = 'front' | 'desk' | 'office';

export interface Screen {
  readonly path: string;
  readonly room: Room;
  /** Who may open it; everybody where it is absent. */
  readonly who?: readonly RoleName[];
  /** Fetches the screen's code, so that it can begin before it is drawn. */
  readonly load?: Load;
  readonly Page: ComponentType;
}

const front = (path: string, load: Load): Screen => ({ path, room: 'front', load, Page: lazy(load) });
const desk = (path: string, load: Load): Screen => ({ path, room: 'desk', who: learnerRoles, load, Page: lazy(load) });
const office = (path: string, load: Load, who = adminRoles): Screen => ({
  path,
  room: 'office',
  who,
  load,
  Page: lazy(load),
});
const redirect = (path: string, to: string): Screen => ({
  path,
  room: 'front',
  Page: () => <Navigate to={to} replace />,
});

const landing = () => import('./pages/marketing/landing.page');
const chooser = () => import('./pages/accounts/chooser.page');
const logIn = () => import('./pages/accounts/log-in.page');
const register = () => import('./pages/accounts/register.page');
const practice = () => import('./pages/practice/practice.page');
const addEnglish = () => import('./pages/questions-office/add-english-question.page');
const addGrammar = () => import('./pages/questions-office/add-grammar-question.page');
const addComprehension = () => import('./pages/questions-office/add-comprehension-question.page');

/** Every screen of the product. `build/routes-json.ts` serves the paths as /routes.json. */
export const routes: readonly Screen[] = [
  front('/', landing),
  front('/landing', landing),
  front('/free-11plus-resources', () => import('./pages/marketing/free-resources.page')),

  front('/auth', chooser),
  front('/auth/login', chooser),
  front('/auth/individual-login', logIn),
  front('/auth/school-login', () => import('./pages/accounts/school-chooser.page')),
  front('/auth/teacher-login', logIn),
  front('/auth/11plus-mock-exam-login', logIn),
  front('/auth/register/:productId', register),
  front('/auth/register/:productId/:mockExamSessionId', register),
  front('/auth/forgot-password', () => import('./pages/accounts/forgot-password.page')),
  front('/auth/change-password', () => import('./pages/accounts/change-password.page')),
  front('/auth/confirm', () => import('./pages/marketing/confirm-subscription.page')),
  redirect('/auth/*', '/auth/login'),

  redirect('/app', '/app/math'),
  desk('/app/math', practice),
  desk('/app/math/:stateView', practice),
  desk('/app/verbal-reasoning', practice),
  desk('/app/verbal-reasoning/:stateView', practice),
  desk('/app/english', practice),
  desk('/app/english/:stateView', practice),
  desk('/app/non-verbal-reasoning', practice),
  desk('/app/non-verbal-reasoning/:stateView', practice),
  desk('/app/dashboard', () => import('./pages/dashboard/dashboard.page')),
  desk('/app/analytics', () => import('./pages/dashboard/review-area.page')),
  desk('/app/mistakes', () => import('./pages/mistakes/mistakes.page')),
  desk('/app/parents', () => import('./pages/parents/parents.page')),
  desk('/app/my-subscription', () => import('./pages/accounts/my-subscription.page')),

  office('/app/admin-whizz', () => import('./pages/investigations/office-index.page')),
  office('/app/admin-whizz/add-english-question', addEnglish, editorRoles),
  office('/app/admin-whizz/add-grammar-question', addGrammar, editorRoles),
  office('/app/admin-whizz/add-comprehension-question', addComprehension, editorRoles),
  office('/app/admin-whizz/investigations', () => import('./pages/investigations/investigations.page')),
];

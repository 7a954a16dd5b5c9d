import { systemUrl } from '../browser/browser';

type Who = 'a visitor' | 'a learner' | 'an admin';

/** What stands for the parameters of a path. */
const samples: Readonly<Record<string, string>> = {
  ':productId': '1',
  ':mockExamSessionId': 'none',
  ':stateView': 'questions',
  // Nothing that could be practised has this address.
  ':name': 'nowhere',
};

/** Paths that lead to a screen which is looked at under another one. */
const elsewhere: ReadonlySet<string> = new Set([
  '/landing',
  '/auth/login',
  '/auth/teacher-login',
  '/auth/11plus-mock-exam-login',
  '/auth/leave-list/:token',
  '/auth/register/:productId/:mockExamSessionId',
  '/app',
  '/app/admin-whizz/mock-exam-papers/:mockExamSetId',
  '/app/admin-whizz/mock-exam-sections/:mockExamId',
  '/app/admin-whizz/mock-exam-section-questions/:mockExamSectionId',
  '/app/admin-whizz/view-session-users/:mockExamSessionId',
  '/mock-exams',
  '/mock-exams/review-mock-paper/:paperId',
  '/app/mix',
  '/app/mix/:stateView',
  '/app/math',
  '/app/verbal-reasoning',
  '/app/english',
  '/app/non-verbal-reasoning',
]);

/** What the address of a screen says besides: without it, there is nothing to see. */
const asked: Readonly<Record<string, string>> = {
  '/auth/change-password': '?t=none',
  '/auth/confirm-email': '?t=none',
  '/auth/leave-list': '?t=none',
  '/auth/confirm': '?t=none',
};

/** Further states of screens. */
const further: readonly string[] = [
  '/auth/register/3',
  '/app/math/questions?topic=fractions',
  '/app/math/questions?topic=fractions&subtopic=of-amounts',
  '/app/math/questions?plan=try-next&parts=fraction-of~3~2,spelling~2~',
  '/app/english/questions?topic=spelling',
  '/app/english/questions?topic=comprehension',
];

const whoseIs = (path: string): Who =>
  path.startsWith('/app/admin-whizz') ? 'an admin' : /^\/(app|go|mock-exams)\b/.test(path) ? 'a learner' : 'a visitor';

/** The address of every screen of the product, as the client itself lists them: a new one is among them. */
export async function screensOf(who: Who): Promise<string[]> {
  const routes = (await (await fetch(`${systemUrl()}/routes.json`)).json()) as string[];
  const shown = routes.filter((path) => !elsewhere.has(path) && !path.endsWith('/*')).map(addressOf);
  return [...shown, ...further].filter((path) => whoseIs(path) === who);
}

const addressOf = (path: string) =>
  path.replace(/:\w+/g, (parameter) => samples[parameter] ?? parameter) + (asked[path] ?? '');

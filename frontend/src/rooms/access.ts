import type { RoleName } from 'schemas/accounts/roles';

/** Where people of a role begin, in the order of precedence for those who hold several. A new room adds its line. */
const landings: readonly (readonly [RoleName, string])[] = [
  ['ROLE_ADMIN', '/app/admin-whizz'],
  ['ROLE_CONTENT_ENTRY', '/app/admin-whizz/add-english-question'],
  ['ROLE_MOCK_EXAM_STUDENT', '/mock-exams'],
  ['ROLE_USER', '/app/dashboard'],
  ['ROLE_FREE_USER', '/app/dashboard'],
];

export const learnerRoles: readonly RoleName[] = ['ROLE_USER', 'ROLE_FREE_USER'];
/** Where whoever is logged in sees on which devices, and staff set their second factor up. */
export const LOGGING_IN = '/app/logging-in';
export const OFFICE_LOGGING_IN = '/app/admin-whizz/logging-in';
/** Whoever works here, of whatever room. */
export const staffRoles: readonly RoleName[] = [
  'ROLE_TEACHER',
  'ROLE_HEADTEACHER',
  'ROLE_TLH_STAFF',
  'ROLE_CONTENT_ENTRY',
  'ROLE_ADMIN',
];
/** Where siblings say who they are. */
export const WHO_IS_PRACTISING = '/app/who-is-practising';
/** Where parents say who is of the family. */
export const FAMILY = '/app/family';
/** Where parents see what is kept, and have it copied or erased. */
export const WHAT_WE_KEEP = '/app/privacy';
/** Where parents see what they pay for, and change it. */
export const MY_SUBSCRIPTION = '/app/my-subscription';
/** The pages of the desk that are the same whoever is practising. */
export const asksNobody: readonly string[] = [WHO_IS_PRACTISING, FAMILY, LOGGING_IN, WHAT_WE_KEEP, MY_SUBSCRIPTION];

/** Who sits mock exams: the portal is theirs. */
export const mockExamRoles: readonly RoleName[] = ['ROLE_MOCK_EXAM_STUDENT'];

export const adminRoles: readonly RoleName[] = ['ROLE_ADMIN'];
/** Who may write English items; nothing else of the office is theirs. */
export const editorRoles: readonly RoleName[] = ['ROLE_ADMIN', 'ROLE_CONTENT_ENTRY'];

/** What goes along with whoever had opened a page of the office that is for admins alone. */
export const FOR_ADMINS = 'for-admins';

/** Tells whoever is logged in, and has no room, that there is none. */
const NO_ROOM = '/auth/individual-login';

/** Where somebody finds their own pages, or is told that there are none. */
export function areaOf(roles: readonly string[]): string {
  const landing = landingFor(roles);
  return landing === '/' ? NO_ROOM : landing;
}

/** The page after signing in; the landing page for somebody whose room is not built yet. */
export function landingFor(roles: readonly string[]): string {
  return landings.find(([role]) => roles.includes(role))?.[1] ?? '/';
}

/**
 * The roles that count at a door. Every account begins as a free one, also that of staff: somebody who works here is no
 * child on a trial, unless they have a plan as well.
 */
const countingOf = (held: readonly string[]): readonly string[] =>
  holdsOneOf(held, editorRoles) ? held.filter((role) => role !== 'ROLE_FREE_USER') : held;

/** Whether a page is for somebody who holds these roles. */
export const mayOpen = (held: readonly string[], who: readonly RoleName[]): boolean =>
  holdsOneOf(countingOf(held), who);

/** The room of somebody who has opened a page of another; nothing where theirs is not built yet. */
export function ownRoomOf(held: readonly string[]): string | undefined {
  const landing = landingFor(countingOf(held));
  return landing === '/' ? undefined : landing;
}

export const holdsOneOf = (held: readonly string[], wanted: readonly string[]) =>
  wanted.some((role) => held.includes(role));

/**
 * An address of ours to come back to after signing in; anything else is ignored. Blanks and control characters as well:
 * a browser leaves a tab out of an address, and what stands behind it may then name another site.
 */
export function safeReturn(address: string | null): string | undefined {
  return address !== null && /^\/(?![/\\])[^\\\p{Cc}\p{Z}]*$/u.test(address) ? address : undefined;
}

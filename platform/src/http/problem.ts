import { SubjectIsErased } from '../crypto/crypto';
import { codeOf, UNDEFINED_TABLE } from '../database/sql-states';
import { EventNotStorable, EventTooLarge, WrongRevision } from '../event-store/event-store';
import { PASSES, willPass } from '../logging/outages';
import { PlacesTaken } from '../together/line/busy';

export interface FieldFault {
  /** Where, as a JSON pointer: `/parentEmail`. */
  readonly field: string;
  readonly message: string;
}

/** The code of a command that would write about somebody who has been erased. */
export const PERSON_ERASED = 'PersonErased';

interface ProblemParts {
  readonly status: number;
  /** Stable, for programs. */
  readonly code: string;
  /** A sentence for the person who sees it. */
  readonly title: string;
  readonly errors?: readonly FieldFault[];
  /** Seconds after which a repeat may succeed. */
  readonly retryAfter?: number;
}

/** A reply that says no: `application/problem+json` (RFC 9457). */
export class Problem extends Error {
  override readonly name = 'Problem';
  constructor(readonly parts: ProblemParts) {
    super(parts.title);
  }

  /** Full queues and full rooms fail many calls at once, and none of them is a fault. */
  get [PASSES](): boolean {
    return this.parts.status === 503;
  }
}

export const notSignedIn = () => new Problem({ status: 401, code: 'NotSignedIn', title: 'Please log in.' });
export const notAllowed = () => new Problem({ status: 403, code: 'NotAllowed', title: 'You may not do this.' });
/** By this code a browser knows that it has to ask for the password. */
export const passwordWanted = () =>
  new Problem({
    status: 403,
    code: 'PasswordWanted',
    title: 'Please give your password once more first.',
  });
/** By this code a browser knows that a second factor has to be set up first. */
export const secondFactorMissing = () =>
  new Problem({
    status: 403,
    code: 'SecondFactorMissing',
    title: 'Please set up your second factor first.',
  });
export const looksOnly = () =>
  new Problem({
    status: 403,
    code: 'LooksOnly',
    title: 'You are looking at somebody else’s screens: nothing can be changed from here.',
  });
export const notForLooks = () =>
  new Problem({
    status: 403,
    code: 'NotForLooks',
    title: 'You are looking at somebody else’s screens: where they are logged in is theirs alone.',
  });
export const identityMismatch = () =>
  new Problem({
    status: 403,
    code: 'IdentityMismatch',
    title: 'The request names another account than the one you are logged in to.',
  });
export const notFound = () =>
  new Problem({ status: 404, code: 'NotFound', title: 'There is nothing at this address.' });
export const methodNotAllowed = () =>
  new Problem({ status: 405, code: 'MethodNotAllowed', title: 'This address does not take that method.' });
export const tooMany = (retryAfter: number) =>
  new Problem({
    status: 429,
    code: 'TooManyRequests',
    title: 'Too many requests. Please wait a moment and try again.',
    retryAfter,
  });
export const notValid = (errors: readonly FieldFault[]) =>
  new Problem({
    status: 400,
    code: 'RequestNotValid',
    title: 'Something in the request is not as it should be.',
    errors,
  });
export const notSeen = (fault: FieldFault) =>
  new Problem({
    status: 400,
    code: 'RequestNotValid',
    title: 'Something in the text cannot be seen, or nothing in it can. Please type it again.',
    errors: [fault],
  });
export const notText = (field: string) => notValid([{ field, message: 'holds characters that are no text' }]);
export const notJson = () =>
  new Problem({ status: 415, code: 'NotJson', title: 'The body must be JSON, sent as application/json.' });
export const tooLarge = () =>
  new Problem({ status: 413, code: 'TooLarge', title: 'The request is larger than this call takes.' });
export const personErased = () =>
  new Problem({
    status: 410,
    code: PERSON_ERASED,
    title: 'What was kept about this person has been erased; nothing more can be added to it.',
  });
export const tooSlow = () =>
  new Problem({ status: 408, code: 'TooSlow', title: 'The request took too long to arrive.' });
export const unavailable = () =>
  new Problem({
    status: 503,
    code: 'Unavailable',
    title: 'The service is catching its breath. Nothing is lost; please try again.',
    retryAfter: 2,
  });

/** What went wrong, as it may be told: an unknown fault never shows its message. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (hasGone(error)) return notValid([{ field: '', message: 'broke off' }]);
  if (error instanceof PlacesTaken) return tooMany(error.retryAfterSeconds);
  if (willPass(error) || codeOf(error) === UNDEFINED_TABLE) return unavailable();
  return fromTheLog(error) ?? fromBodyParser(error) ?? fault();
}

/** The body of a reply that says no. */
export function problemBody({ parts }: Problem, requestId: string) {
  const { status, code, title, errors } = parts;
  return { type: `/problems/${code}`, status, code, title, requestId, ...(errors && { errors }) };
}

const fault = () =>
  new Problem({ status: 500, code: 'Fault', title: 'A fault on our side. It has been noted; please try again.' });
const conflict = () =>
  new Problem({
    status: 409,
    code: 'Conflict',
    title: 'Somebody changed this at the same moment. Please try again.',
    retryAfter: 1,
  });

// What the event log refuses to take.
function fromTheLog(error: unknown): Problem | undefined {
  if (error instanceof WrongRevision) return conflict();
  if (error instanceof EventTooLarge) return tooLarge();
  if (error instanceof EventNotStorable) return notText('');
  return error instanceof SubjectIsErased ? personErased() : undefined;
}

// Express's body parser throws errors that carry a status and a type.
function fromBodyParser(error: unknown): Problem | undefined {
  const { status, type } = (error ?? {}) as { status?: unknown; type?: unknown };
  if (status === 413) return tooLarge();
  if (status === 415) return notJson();
  if (type === 'entity.parse.failed') return notValid([{ field: '', message: 'is not JSON' }]);
  return isTheirs(error, status) ? notValid([{ field: '', message: 'could not be read' }]) : undefined;
}

/** Nobody is there any more to be answered. */
export class WentAway extends Error {
  override readonly name = 'WentAway';
}

// Whoever sent it went away in the middle: the body parser's word for it looks like a connection of our own that broke.
const hasGone = (error: unknown): boolean =>
  error instanceof WentAway || (error instanceof Error && (error as { type?: unknown }).type === 'request.aborted');

const isTheirs = (error: unknown, status: unknown): boolean =>
  error instanceof URIError || (typeof status === 'number' && status >= 400 && status < 500);

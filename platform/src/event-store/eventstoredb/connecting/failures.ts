import { ErrorType, WrongExpectedVersionError } from '@eventstore/db-client';

/** The server did not answer within our own deadline; what was asked may still have been done. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  constructor(milliseconds: number) {
    super(`no answer from the event store in ${Math.round(milliseconds)} ms`);
  }
}

/** The call that all appends of this process are on has ended; what was pending may have been stored. */
export class AppendsBroken extends Error {
  override readonly name = 'AppendsBroken';
  constructor() {
    super('the connection for appends has ended');
  }
}

/** Errors that say something about the call itself: asking again gets the same answer. */
const FINAL = new Set<string>([
  ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.STREAM_DELETED,
  ErrorType.ACCESS_DENIED,
  ErrorType.INVALID_ARGUMENT,
]);

/** Codes of gRPC: PERMISSION_DENIED and UNAUTHENTICATED. */
const DENIED = new Set([7, 16]);
const UNAVAILABLE = 14;

/**
 * Whether asking again could never help. Everything not known as final is an unknown outcome: a server that is down gives
 * `UnavailableError` or a plain gRPC error of code 14; a broken append stream rejects appends that it may have stored.
 */
export function isFinal(error: unknown): boolean {
  const type = typeOf(error);
  return type === undefined ? !isConnectionTrouble(error) : FINAL.has(type) || isRefusedRequest(error);
}

export function isMissingStream(error: unknown): boolean {
  return typeOf(error) === ErrorType.STREAM_NOT_FOUND;
}

/** Deleted for good: it can neither be read nor written again. */
export function isTombstoned(error: unknown): boolean {
  return typeOf(error) === ErrorType.STREAM_DELETED;
}

export function isWrongRevision(error: unknown): error is WrongExpectedVersionError {
  return error instanceof WrongExpectedVersionError;
}

/** The position asked for is no place in this log: the words of a read, and of a subscription. */
function isInvalidPosition(error: unknown): boolean {
  return typeOf(error) === ErrorType.UNKNOWN && /InvalidPosition|invalid position/.test(messageOf(error));
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isConnectionTrouble(error: unknown): boolean {
  if (error instanceof Unanswered || error instanceof AppendsBroken) return true;
  const code = fieldOf(error, 'code');
  return (typeof code === 'number' && !DENIED.has(code)) || foundNobody(error);
}

/** Nobody listens where the store should be: known at once, unlike a store that is silent. */
export function isRefusedConnection(error: unknown): boolean {
  return fieldOf(error, 'code') === UNAVAILABLE || foundNobody(error);
}

/** No node of a cluster answered: an error without type or code. */
const foundNobody = (error: unknown) => messageOf(error).startsWith('Failed to discover');

/** The server answered, and could not make sense of the request. */
function isRefusedRequest(error: unknown): boolean {
  return isInvalidPosition(error) || messageOf(error).includes('BadRequest');
}

export function typeOf(error: unknown): string | undefined {
  const type = fieldOf(error, 'type');
  return typeof type === 'string' ? type : undefined;
}

function fieldOf(error: unknown, field: 'type' | 'code'): unknown {
  return error instanceof Error && field in error ? (error as Error & Record<typeof field, unknown>)[field] : undefined;
}

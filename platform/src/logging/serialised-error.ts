import { isNativeError } from 'node:util/types';
import { willPass } from './outages';

/** What a log keeps of an error. */
export interface SerialisedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: SerialisedError;
}

// A chain of causes may be a circle.
const LONGEST_CHAIN = 5;

/**
 * Type, message, code, stack and causes of an error. Other properties are left out: libraries hang the request body
 * (body-parser), the row in conflict (pg's `detail`) or the whole request (HTTP clients) on their errors. An outage has no
 * stack: it would tell of nothing but our own calls, a thousand times over.
 */
export function serialisedError(error: unknown, depth = 0): SerialisedError {
  if (!isError(error))
    return { type: typeof error, message: typeof error === 'string' ? error : 'thrown without an error' };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return {
    type: error.name,
    message: withoutQuotedText(error.message),
    ...(typeof code === 'string' && { code }),
    ...stackOf(error),
    ...(cause !== undefined && depth < LONGEST_CHAIN && { cause: serialisedError(cause, depth + 1) }),
  };
}

// Under a test runner Node's own errors are of another realm than ours.
const isError = (error: unknown): error is Error => error instanceof Error || isNativeError(error);

const stackOf = (error: Error) =>
  error.stack === undefined || willPass(error) ? {} : { stack: withoutQuotedText(error.stack) };

// JSON.parse quotes what it could not read: `Unexpected token 'h', "{"email": h"... is not valid JSON`.
const withoutQuotedText = (text: string) => text.replace(/^(.*?)[^\n]*is not valid JSON/, 'a text is not valid JSON');

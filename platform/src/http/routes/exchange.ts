import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { CONNECTION } from '../connection';
import { cookieName, cookieOf, cookieText } from '../cookies';
import type { Caller } from '../guards/caller';
import { isForeignPage } from '../guards/foreign-page';
import { notAllowed, WentAway } from '../problem';
import { resumedAfterOf } from '../streams/going-on';
import { whenOver } from '../when-over';
import type { Exchange } from './route';

/** What a request brings along beside what it asks. */
export function exchangeOf(
  request: Request,
  response: Response,
  { caller, proving }: { readonly caller: Caller; readonly proving: () => void },
): Exchange {
  const requestId = String(response.getHeader('X-Request-Id'));
  const after = request.get('X-Position');
  return {
    caller,
    proving,
    requestId,
    idempotencyKey: keyOf(request) ?? requestId,
    address: request.ip ?? '',
    connection: request.get(CONNECTION),
    agent: request.get('User-Agent') ?? '',
    resumedAfter: resumedAfterOf(request),
    after: after !== undefined && /^\d{1,20}$/.test(after) ? after.padStart(20, '0') : undefined,
    cookie: (name) => {
      if (isForeignPage(request)) throw notAllowed();
      return cookieOf(request.headers.cookie, cookieName(name, request.secure));
    },
    setCookie: (name, value, maxAge) =>
      void response.append('Set-Cookie', cookieText(name, value, { maxAge, secure: request.secure })),
    setHeader: (name, value) => void response.set(name, value),
    gone: () => goneOf(response),
  };
}

function goneOf(response: Response): AbortSignal {
  const gone = new AbortController();
  whenOver(response, () => {
    if (!response.writableFinished) gone.abort(new WentAway('they went away before they were answered'));
  });
  return gone.signal;
}

const LONGEST_KEY = 200;

/** A longer one counts by its hash: two that differ only at their ends are two. */
function keyOf(request: Request): string | undefined {
  const key = request.get('Idempotency-Key') ?? '';
  if (key === '') return undefined;
  return key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('base64url');
}

import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'platform/logging';

/** What the gateway itself may have to say; the services say the rest. */
const problems = {
  NotFound: { status: 404, title: 'There is nothing at this address.' },
  UnknownHost: { status: 421, title: 'This server does not answer under that name.' },
  ThisMachineOnly: { status: 403, title: 'The inbox is shown on the machine itself alone: it holds everybody’s mail.' },
  MethodNotAllowed: { status: 405, title: 'This address does not take that method.' },
  TooSlow: { status: 408, title: 'The request took too long to arrive.' },
  TooLarge: { status: 413, title: 'The request is larger than this call takes.' },
  TooManyRequests: { status: 429, title: 'Too many requests. Please wait a moment and try again.' },
  RequestNotValid: { status: 400, title: 'Something in the request is not as it should be.' },
  Fault: { status: 500, title: 'A fault on our side. It has been noted; please try again.' },
  Unavailable: {
    status: 503,
    title: 'The service is catching its breath. Nothing is lost; please try again.',
    retryAfter: 2,
  },
} as const satisfies Record<string, { status: number; title: string; retryAfter?: number }>;

export type ProblemCode = keyof typeof problems;

/** Replies with `application/problem+json` (RFC 9457), in the form of the services. */
export function sayProblem(response: Response, code: ProblemCode): void {
  const { status, title, ...rest } = problems[code];
  if ('retryAfter' in rest) response.set('Retry-After', String(rest.retryAfter));
  const requestId = response.getHeader('X-Request-Id');
  const body = { type: `/problems/${code}`, status, code, title, requestId };
  response.status(status).type('application/problem+json').set('Cache-Control', 'no-store').json(body);
}

/** The last handler: an address that cannot be decoded is the caller's fault, the rest is ours. */
export const faults =
  (log: Logger): ErrorRequestHandler =>
  // eslint-disable-next-line max-params -- Express tells error handlers from others by their number of parameters.
  (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status = 500 } = error as { status?: number };
    if (status >= 500) log.error({ err: error }, 'request failed');
    sayProblem(response, status >= 500 ? 'Fault' : 'RequestNotValid');
  };

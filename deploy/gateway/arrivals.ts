import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/**
 * What the services may believe about a request: its id, made here, and where it came from. Whatever the visitor wrote
 * into these headers is replaced.
 */
export const arrivals: RequestHandler = (request, response, next) => {
  const requestId = randomUUID();
  response.set('X-Request-Id', requestId);
  delete request.headers.forwarded;
  Object.assign(request.headers, {
    'x-request-id': requestId,
    // Unknown once the visitor has gone.
    'x-forwarded-for': request.ip ?? '',
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  });
  next();
};

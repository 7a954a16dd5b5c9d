import type { RequestHandler } from 'express';
import { isForeignPage } from 'platform/http';
import { knownHostsOf } from '../gateway/known-hosts';

/**
 * Whoever opens the stand-in pays nothing and moves its clock, so that no page of somebody else's may make a browser do
 * it: neither from its own origin, nor under a name that was made to lead here.
 */
export function ownPagesAlone(publicUrl: string): RequestHandler {
  const isKnown = knownHostsOf([new URL(publicUrl).hostname]);
  return (request, response, next) => {
    if (!isKnown(request.headers.host)) response.status(421).type('text').send('This name does not lead here.');
    else if (request.method !== 'GET' && isForeignPage(request))
      response.status(403).type('text').send('This can be pressed on its own page alone.');
    else next();
  };
}

import type { Request, Response } from 'express';
import { networkOf } from './guards/network';
import { unavailable } from './problem';

/** Of all bodies of requests that a process has taken and not answered yet. */
const MOST_BYTES = 8 * 1024 * 1024;

/** What one network may have of it: bodies that are announced and never sent must not take everybody's room. */
const SHARE = 1 / 4;

/**
 * Lets a request's body in where there is room for it until the request is answered, in all and for its network; its
 * length counts as it is announced, or else as the most that its call takes.
 * @throws Problem 503 where there is none, before a byte of it is read
 */
export function bodiesInFlight(most = MOST_BYTES) {
  const ofNetworks = new Map<string, number>();
  let taken = 0;
  return (request: Pick<Request, 'headers' | 'ip'>, response: Pick<Response, 'once'>, longest: number): void => {
    const announced = Number(request.headers['content-length'] ?? longest);
    const bytes = Math.min(Number.isFinite(announced) ? announced : longest, longest);
    const network = networkOf(request.ip ?? '');
    const ofNetwork = ofNetworks.get(network) ?? 0;
    if (taken + bytes > most || ofNetwork + bytes > most * SHARE) throw unavailable();
    taken += bytes;
    ofNetworks.set(network, ofNetwork + bytes);
    response.once('close', () => {
      taken -= bytes;
      const left = (ofNetworks.get(network) ?? 0) - bytes;
      if (left > 0) ofNetworks.set(network, left);
      else ofNetworks.delete(network);
    });
  };
}

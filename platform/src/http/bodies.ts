import type { Request, Response } from 'express';
import { unavailable } from './problem';

/** Of all bodies of requests that a process has taken and not answered yet. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Lets a request's body in where there is room for it until the request is answered; its length counts as it is announced,
 * or else as the most that its call takes. @throws Problem 503 where there is none, before a byte of it is read
 */
export function bodiesInFlight(most = MOST_BYTES) {
  let taken = 0;
  return (request: Pick<Request, 'headers'>, response: Pick<Response, 'once'>, longest: number): void => {
    const announced = Number(request.headers['content-length'] ?? longest);
    const bytes = Math.min(Number.isFinite(announced) ? announced : longest, longest);
    if (taken + bytes > most) throw unavailable();
    taken += bytes;
    response.once('close', () => {
      taken -= bytes;
    });
  };
}

import type { Request, Response } from 'express';
import { networkOf } from './guards/network';
import { problemBody, tooSlow, unavailable } from './problem';
import { whenOver } from './when-over';

/** Of all bodies of requests that a process has taken and not answered yet. */
const MOST_BYTES = 8 * 1024 * 1024;

/** What one network may have of it: bodies that are announced and never sent must not take everybody's room. */
const SHARE = 1 / 4;

/** A body that is still on its way after this time gives up its place where somebody else needs it. */
const DAWDLES_MS = 1_000;

type Asking = Pick<Request, 'headers' | 'ip' | 'complete'>;

interface Place {
  readonly network: string;
  readonly bytes: number;
  /** By `performance.now()`. */
  readonly since: number;
  readonly request: Asking;
  readonly response: Response;
}

/**
 * Lets a request's body in where there is room for it until the request is answered, in all and for its network; its
 * length counts as it is announced, or else as the most that its call takes. Where there is no room, those who announce a
 * body and do not send it make way, the longest first: nobody keeps others of the same network out that way.
 * @throws Problem 503 where there is none, before a byte of it is read
 */
export function bodiesInFlight(most = MOST_BYTES, now = (): number => performance.now()) {
  const places = new Set<Place>();
  const ofNetworks = new Map<string, number>();
  let taken = 0;

  const count = ({ network, bytes }: Place, sign: 1 | -1): void => {
    taken += sign * bytes;
    const ofNetwork = (ofNetworks.get(network) ?? 0) + sign * bytes;
    if (ofNetwork > 0) ofNetworks.set(network, ofNetwork);
    else ofNetworks.delete(network);
  };
  const release = (place: Place): void => {
    if (places.delete(place)) count(place, -1);
  };
  const isShareFull = ({ network, bytes }: Place): boolean => (ofNetworks.get(network) ?? 0) + bytes > most * SHARE;
  const hasRoom = (place: Place): boolean => taken + place.bytes <= most && !isShareFull(place);

  const makeWay = (newcomer: Place): void => {
    while (!hasRoom(newcomer)) {
      const among = isShareFull(newcomer) ? newcomer.network : undefined;
      const slowest = [...places].find(
        (place) => dawdles(place, newcomer.since) && (among ?? place.network) === place.network,
      );
      if (!slowest) throw unavailable();
      release(slowest);
      turnOut(slowest.response);
    }
  };

  return (request: Asking, response: Response, longest: number): void => {
    const announced = Number(request.headers['content-length'] ?? longest);
    const bytes = Math.min(Number.isFinite(announced) ? announced : longest, longest);
    const place = { network: networkOf(request.ip ?? ''), bytes, since: now(), request, response };
    makeWay(place);
    places.add(place);
    count(place, 1);
    whenOver(response, () => release(place));
  };
}

const dawdles = ({ request, since }: Place, now: number): boolean => !request.complete && now - since >= DAWDLES_MS;

function turnOut(response: Response): void {
  const problem = tooSlow();
  const body = problemBody(problem, String(response.getHeader('X-Request-Id')));
  response.set('Connection', 'close').status(problem.parts.status).type('application/problem+json').json(body);
}

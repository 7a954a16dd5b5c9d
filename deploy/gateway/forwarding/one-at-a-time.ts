import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';

type Answer = Parameters<RequestListener>[1];

/** What one connection has asked for and nobody looks at yet. No browser asks before it is answered, nor does a balancer. */
const MOST_AHEAD = 8;

/**
 * Looks at the next request of a connection once the one before is over. Node hands out all that have come, and never
 * says of those after the first that their visitor has gone: what is counted until then would be counted for ever, and
 * fifty connections would ask for as much as ten thousand.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, (() => void)[]>();
  const begin = (request: IncomingMessage, response: Answer): void => {
    const { socket } = request;
    response.once('close', () => {
      const next = ahead.get(socket)?.shift();
      if (next && !socket.destroyed) next();
      else ahead.delete(socket);
    });
    listener(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    const waiting = ahead.get(socket);
    if (waiting === undefined) {
      ahead.set(socket, []);
      begin(request, response);
    } else if (waiting.length < MOST_AHEAD) waiting.push(() => begin(request, response));
    else socket.destroy();
  };
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from 'platform/http/network';

interface Connection {
  readonly socket: Socket;
  /** When it was opened, or its last request answered; by `performance.now()`. */
  idleSince: number;
  /** What is being asked, or answered. */
  request: IncomingMessage | undefined;
  /** Its answer. */
  response: ServerResponse | undefined;
}

interface Share {
  readonly most: number;
  /** So many lines of events do not count among them. */
  readonly mostLines: number;
}

/** A request that has not come whole after this time is no request yet. In milliseconds. */
const DAWDLES = 2_000;

/**
 * Cuts off what one network opens beyond its share: what has been idle longest, or has begun a request longest ago and
 * does not end it, and only where all are being served whoever comes last. So nobody keeps their neighbours out with
 * connections that ask for nothing, or for something byte by byte. A line of events is no such connection: a service has let it in, and counts it.
 */
export function shareConnections(server: Server, { most, mostLines }: Share): void {
  const networks = new Map<string, Map<string, Connection>>();
  const isFull = (open: ReadonlyMap<string, Connection>): boolean =>
    open.size >= most && open.size - Math.min(linesAmong(open), mostLines) >= most;
  const ofNetwork = (socket: Socket) => networks.get(networkOf(socket.remoteAddress ?? ''));

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const name = nameOf(socket);
    const open = networks.get(network) ?? new Map<string, Connection>();
    if (isFull(open)) {
      const [leaving, connection] = longestIdle(open) ?? [];
      (connection?.socket ?? socket).destroy();
      if (leaving === undefined) return;
      open.delete(leaving);
    }
    networks.set(network, open);
    const connection = { socket, idleSince: performance.now(), request: undefined, response: undefined };
    open.set(name, connection);
    socket.once('close', () => {
      if (open.get(name) === connection) open.delete(name);
      if (open.size === 0 && networks.get(network) === open) networks.delete(network);
    });
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Over TLS the request's socket is another than the connection's; who is at its other end is the same.
    const connection = ofNetwork(request.socket)?.get(nameOf(request.socket));
    if (!connection) return;
    connection.request = request;
    connection.response = response;
    response.once('close', () => {
      connection.request = undefined;
      connection.response = undefined;
      connection.idleSince = performance.now();
    });
  });
}

const nameOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

/** Asked only where a network has many open. */
const linesAmong = (open: ReadonlyMap<string, Connection>): number =>
  [...open.values()].filter(({ response }) => isLine(response)).length;

/** By what the service has answered: whoever asks for one is none before they are let in. */
const isLine = (response: ServerResponse | undefined): boolean =>
  response?.headersSent === true && String(response.getHeader('content-type')).startsWith('text/event-stream');

function longestIdle(open: ReadonlyMap<string, Connection>): [string, Connection] | undefined {
  const now = performance.now();
  return [...open]
    .filter(([, { request, idleSince }]) => !request || (!request.complete && now - idleSince > DAWDLES))
    .sort(([, a], [, b]) => a.idleSince - b.idleSince)[0];
}

import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { answerUnreadable } from 'platform/http/unreadable';
import { oneAtATime } from './forwarding/one-at-a-time';
import { shareConnections } from './forwarding/shared-connections';
import { endUnwantedBodies } from './forwarding/unwanted-bodies';

/**
 * Connections at once. A class of forty behind one address opens six each; nobody may take all there are. Lines of server-sent
 * events stand for hours, and are counted apart up to as many as the services let in for one address: what saves answers finds room beside them.
 */
export const room = { inAll: 4_000, ofOneAddress: 400, linesOfOneAddress: 600 };

/** In milliseconds. A visitor who sends a byte now and then, or nothing more, must not hold a connection. */
export const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 8_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  /** What still comes of a body after its request was answered. */
  unwantedBodyTimeout: 2_000,
};

interface Surroundings {
  readonly tlsCertificateFile?: string;
  readonly tlsKeyFile?: string;
  /** All connections come from a load balancer, which counts them by address itself. */
  readonly behindProxy?: boolean;
}

/** An HTTP server, or an HTTPS one where certificate and key are given, that lets nobody dawdle. */
export function openServer(listener: RequestListener, around: Surroundings, patience = limits): Server {
  const { tlsCertificateFile, tlsKeyFile, behindProxy = false } = around;
  const server =
    tlsCertificateFile === undefined || tlsKeyFile === undefined
      ? createServer(patience, oneAtATime(listener))
      : createTlsServer(
          { ...patience, cert: readFileSync(tlsCertificateFile), key: readFileSync(tlsKeyFile), minVersion: 'TLSv1.2' },
          oneAtATime(listener),
        );
  server.maxHeadersCount = 100;
  server.maxConnections = room.inAll;
  // Rather those who ask for nothing than whoever comes next.
  server.on('drop', () => server.closeIdleConnections());
  endUnwantedBodies(server, patience.unwantedBodyTimeout);
  if (!behindProxy) shareConnections(server, { most: room.ofOneAddress, mostLines: room.linesOfOneAddress });
  return answerUnreadable(server);
}

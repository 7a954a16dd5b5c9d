import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Server as TlsServer } from 'node:tls';

/** How long open requests may take to end, in milliseconds. */
const GRACE = 5_000;
const LOOK_EVERY = 50;

/**
 * Makes a server that can be stopped under load: what has been asked is answered, and with the answer each connection
 * ends, however busy it is; one that nobody asks anything by ends at once.
 */
export function stoppable(server: Server): () => void {
  const underWay = new Set<ServerResponse>();
  const silent = silentOn(server);
  let isStopping = false;
  const saying = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (isStopping) saying(response);
  });
  return () => {
    isStopping = true;
    server.close();
    for (const response of underWay) saying(response);
    const letGo = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    }, LOOK_EVERY).unref();
    server.once('close', () => clearInterval(letGo));
    setTimeout(() => server.closeAllConnections(), GRACE).unref();
  };
}

/** Connections by which nothing has been asked yet, as browsers open them ahead: for Node those are not idle. */
function silentOn(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>();
  server.prependListener(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage) => silent.delete(socket));
  return silent;
}

import type { Server, ServerResponse } from 'node:http';

/** How long open requests may take to end, in milliseconds. */
const GRACE = 5_000;
const LOOK_EVERY = 50;

/**
 * Makes a server that can be stopped under load: what has been asked is answered, and with the answer each connection
 * ends, however busy it is; one that nobody asks anything by ends at once.
 */
export function stoppable(server: Server): () => void {
  const underWay = new Set<ServerResponse>();
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
    const letGo = setInterval(() => server.closeIdleConnections(), LOOK_EVERY).unref();
    server.once('close', () => clearInterval(letGo));
    setTimeout(() => server.closeAllConnections(), GRACE).unref();
  };
}

import { createServer, type Server } from 'node:http';

const ALIVE = '{"status":"ok"}';

/**
 * A door of its own for whoever looks after this process, and for no visitor. At the public one its question waits
 * behind the connections of all visitors: who takes all of those would have a gateway ended that lives and serves. It is
 * answered by the same thread, and so by no gateway that stands still.
 *
 * It opens after the public one and closes with it, so that nobody is told of a gateway which serves no visitor; and
 * where it cannot be opened, the public one closes: a gateway that nobody can ask after would be ended as a dead one.
 */
export function openHealthDoor(at: { readonly port: number; readonly host: string }, gateway: Server): Server {
  const server = createServer({ maxHeaderSize: 4 * 1024 }, ({ url }, response) => {
    const isHealth = url === '/healthz';
    response.writeHead(isHealth ? 200 : 404, {
      'Content-Type': 'application/json',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(isHealth ? ALIVE : '{}');
  });
  gateway.once('listening', () => void server.listen(at.port, at.host));
  gateway.once('close', () => {
    server.close();
    server.closeAllConnections();
  });
  return server.on('error', () => {
    gateway.close();
    gateway.closeAllConnections();
  });
}

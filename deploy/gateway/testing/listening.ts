import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Servers of a test, each on a port of its own, until all of them are stopped. */
export function listeners() {
  const servers: Server[] = [];
  /** Gives its address. */
  const listening = async (server: Server): Promise<string> => {
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  /** Breaks off what is still open. */
  const stop = async (): Promise<void> => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
  return { listening, stop };
}

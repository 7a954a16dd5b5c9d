import type { Server, Socket } from 'node:net';
import { networkOf } from 'platform/http/network';

/** Cuts off what one address opens beyond its share. */
export function shareConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const now = (open.get(network) ?? 0) + 1;
    if (now > most) {
      socket.destroy();
      return;
    }
    open.set(network, now);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

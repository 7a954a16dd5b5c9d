import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Ends a connection whose visitor goes on with a body after the answer has gone out: Node would read it to its end, or
 * for as long as a request may take. The answer is given so many milliseconds to be read: ended at once, the
 * connection would be reset and the answer thrown away at the visitor's side.
 */
export function endUnwantedBodies(server: Server, afterMs: number): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      if (request.complete) return;
      const timer = setTimeout(() => request.socket.destroy(), afterMs).unref();
      // Whoever has sent all of it may go on by the same connection.
      request.once('end', () => clearTimeout(timer));
      request.once('close', () => {
        if (request.complete) clearTimeout(timer);
      });
    });
  });
}

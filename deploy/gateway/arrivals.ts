import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { CONNECTION } from 'platform/http/connection';

/**
 * What the services may believe about a request: its id, made here, where it came from and by which connection. Whatever
 * the visitor wrote into these headers is replaced. A load balancer's connections carry everybody's requests.
 */
export function arrivals({ behindProxy }: { readonly behindProxy: boolean }): RequestHandler {
  const connections = new WeakMap<Socket, string>();
  const connectionOf = (socket: Socket): string => {
    const known = connections.get(socket) ?? randomUUID();
    connections.set(socket, known);
    return known;
  };
  return (request, response, next) => {
    const requestId = randomUUID();
    response.set('X-Request-Id', requestId);
    delete request.headers.forwarded;
    Object.assign(request.headers, {
      'x-request-id': requestId,
      // Unknown once the visitor has gone.
      'x-forwarded-for': request.ip ?? '',
      'x-forwarded-proto': request.protocol,
      'x-forwarded-host': request.host,
      [CONNECTION]: behindProxy ? '' : connectionOf(request.socket),
    });
    next();
  };
}

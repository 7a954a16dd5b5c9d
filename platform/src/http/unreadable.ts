import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem, problemBody } from './problem';

/** What Node's parser says of a request, by its code; anything else is not HTTP. */
const said: Readonly<Record<string, { readonly status: number; readonly reason: string; readonly title: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout', title: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    title: 'The headers of the request are too large.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, reason: 'Content Too Large', title: 'The request is too large.' },
};
const unreadable = { status: 400, reason: 'Bad Request', title: 'This is no request that can be read.' };

/** What cannot be read as HTTP at all is answered in the one form of our refusals as well. */
export function answerUnreadable<S extends Server>(server: S): S {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // In the middle of a reply, or to somebody who has gone, there is nothing to be said. A request whose headers were read
    // and whose body is none has a reply already that was not begun.
    const reply = (socket as { _httpMessage?: { readonly headersSent: boolean } })._httpMessage;
    if (socket.writable && reply?.headersSent !== true && error.code !== 'ECONNRESET') socket.end(replyTo(error));
    else socket.destroy();
  });
  return server;
}

function replyTo({ code = '' }: NodeJS.ErrnoException): string {
  const { status, reason, title } = said[code] ?? unreadable;
  const requestId = randomUUID();
  const body = JSON.stringify(problemBody(new Problem({ status, code: 'NotReadable', title }), requestId));
  const headers = [
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  return `HTTP/1.1 ${status} ${reason}\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
}

import { pipeline, Readable } from 'node:stream';
import type { Response } from 'express';
import { mediaTypeOf, type Contract } from 'schemas/describe/contract';
import { nothing } from './routes/query-route';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends what a route has answered: nothing, a file, or JSON. */
export function replyWith(reply: unknown, response: Response, contract: Contract): void {
  if (reply === nothing) {
    response.status(204).end();
    return;
  }
  response.setHeader('Cache-Control', 'no-store');
  if (reply instanceof Uint8Array) {
    response.type(mediaTypeOf(contract.reply)).send(reply);
    return;
  }
  if (reply instanceof Readable) {
    response.type(mediaTypeOf(contract.reply));
    // Broken off by a fault on either side: whoever reads sees that it is not whole, and what is left of it is let go.
    pipeline(reply, response, () => undefined);
    return;
  }
  // What Express would look up for each reply is known here: its type, and that no browser has it already.
  const text = JSON.stringify(reply);
  response.setHeader('Content-Type', JSON_TYPE);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

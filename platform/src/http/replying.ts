import { pipeline, Readable } from 'node:stream';
import type { Response } from 'express';
import { mediaTypeOf, type Contract } from 'schemas/describe/contract';
import type { Logger } from '../logging/logging';
import { nothing } from './routes/query-route';

const JSON_TYPE = 'application/json; charset=utf-8';

interface Replying {
  readonly contract: Contract;
  readonly log: Pick<Logger, 'error'>;
}

/** Sends what a route has answered: nothing, a file, or JSON. */
export function replyWith(reply: unknown, response: Response, { contract, log }: Replying): void {
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
    // Whoever goes away in the middle of it has closed the response before: that is no fault of ours.
    reply.once('error', (error) => {
      if (!response.destroyed) log.error({ err: error, path: contract.path }, 'a reply broke off');
    });
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

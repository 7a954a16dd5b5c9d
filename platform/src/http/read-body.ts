import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Contract } from 'schemas/describe/contract';
import { notJson, notValid, tooLarge } from './problem';
import { readForm } from './read-form';

/** Reads the body of a request of one call: its JSON, or an empty object where there is none. */
export type BodyReader = (request: Request, response: Response) => Promise<unknown>;

/**
 * One that refuses with 413 as soon as more has come than the call takes, be its length announced or not, and lets go of
 * the connection: the rest is never waited for.
 */
export function bodyReader({ method, bodyKiB, asItCame, anyBody, form }: Contract): BodyReader {
  const most = bodyKiB * 1024;
  if (asItCame) return asText(asItCame.header, most);
  if (anyBody) return unread(most);
  const parse = express.json({ limit: most, strict: true });
  return async (request, response) => {
    if (method === 'GET' || isEmpty(request)) return {};
    if (form && request.is(FORM)) return formIn(request, response, most);
    if (!request.is('application/json')) throw notJson();
    await whole(request, response, { parse, most });
    return request.body as unknown;
  };
}

const FORM = 'multipart/form-data';

async function formIn(request: Request, response: Response, most: number): Promise<unknown> {
  await whole(request, response, { parse: express.raw({ limit: most, type: FORM, inflate: false }), most });
  return readForm(request.headers['content-type'] ?? '', request.body as Buffer);
}

/** The text that was signed, letter by letter, and the signature beside it. */
function asText(header: string, most: number): BodyReader {
  const parse = express.text({ limit: most, type: () => true, defaultCharset: 'utf-8' });
  return async (request, response) => {
    const signature = request.get(header) ?? '';
    // Nobody's word: what comes with it is not read.
    if (signature === '') throw notValid([{ field: '/signature', message: `stands in the header ${header}` }]);
    if (!isEmpty(request) && !request.is('application/json')) throw notJson();
    if (!isEmpty(request)) await whole(request, response, { parse, most });
    const payload: unknown = request.body;
    return { payload: typeof payload === 'string' ? payload : '', signature };
  };
}

/** Taken off the line, up to the most, so that the connection can go on; its words go nowhere. */
function unread(most: number): BodyReader {
  const parse = express.raw({ limit: most, type: () => true, inflate: false });
  return async (request, response) => {
    if (!isEmpty(request)) await whole(request, response, { parse, most });
    return {};
  };
}

const isEmpty = ({ headers }: Request): boolean =>
  headers['content-length'] === '0' || (!headers['content-length'] && !headers['transfer-encoding']);

interface Reading {
  readonly parse: RequestHandler;
  readonly most: number;
}

// The parser notices by itself what is too large, and says so once all of it has come: that may be never.
function whole(request: Request, response: Response, { parse, most }: Reading): Promise<void> {
  const tooMuch = () => {
    // Whoever was answered meanwhile, since they took too long, is told nothing more.
    if (!response.headersSent) response.set('Connection', 'close');
    return tooLarge();
  };
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooMuch();
  return new Promise<void>((resolve, reject) => {
    const next: NextFunction = (error?: unknown) =>
      error === undefined ? resolve() : reject(error instanceof Error ? error : new Error('unreadable body'));
    void parse(request, response, next);
    let come = 0;
    const count = ({ length }: Buffer): void => {
      come += length;
      if (come <= most) return;
      // What still comes after the refusal concerns nobody any more.
      request.off('data', count);
      reject(tooMuch());
    };
    request.on('data', count);
  });
}

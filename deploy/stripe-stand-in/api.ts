import express, { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { fingerprint, idOf, type Books } from './books';
import { calls, type Answering } from './calls';
import { StripeFault } from './fault';
import { Asked } from './form';

/** Stripe's API as far as we call it: forms in, JSON out, an idempotency key answered as the first time. */
export function stripeApi(books: Books, { secretKey }: { readonly secretKey: string }): Router {
  const router = Router();
  router.use(onlyWith(secretKey), express.urlencoded({ extended: true, limit: '64kb' }));
  for (const [call, answering] of Object.entries(calls)) {
    const [method = '', path = ''] = call.split(' ');
    const handler = answered(books, answering);
    if (method === 'GET') router.get(path, handler);
    else if (method === 'DELETE') router.delete(path, handler);
    else router.post(path, handler);
  }
  router.use((request) => {
    throw new StripeFault(404, `Unrecognized request URL (${request.method}: ${request.path}).`);
  });
  router.use(faults);
  return router;
}

const onlyWith =
  (secretKey: string): RequestHandler =>
  (request, response, next) => {
    response.set('Request-Id', idOf('req'));
    if (request.get('authorization') !== `Bearer ${secretKey}`) throw new StripeFault(401, 'Invalid API Key provided.');
    next();
  };

const saidIn = ({ query, body }: Request) => ({ ...(query as object), ...((body ?? {}) as object) });

const keyOf = (request: Request) => (request.method === 'POST' ? request.get('idempotency-key') : undefined);

const answered =
  (books: Books, answering: Answering): RequestHandler =>
  (request, response) => {
    const said = saidIn(request);
    const key = keyOf(request);
    const asked = fingerprint(request.path, said);
    const before = key === undefined ? undefined : books.pages.answers[key];
    if (before && before.asked !== asked)
      throw new StripeFault(
        400,
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        'idempotency',
      );
    if (before) {
      response.set('Idempotent-Replayed', 'true').status(before.status).json(before.body);
      return;
    }
    const body = structuredClone(answering(books, new Asked(said), String(request.params['id'] ?? '')));
    if (key !== undefined) books.pages.answers[key] = { asked, status: 200, body };
    books.save();
    response.json(body);
  };

// Express knows an error handler by its four parameters.
// eslint-disable-next-line max-params -- Express tells error handlers from others by their number of parameters.
function faults(error: unknown, _: Request, response: Response, next: NextFunction): void {
  if (!(error instanceof StripeFault)) {
    next(error);
    return;
  }
  const { status, type, message, code } = error;
  response.status(status).json({ error: { type, message, ...(code !== undefined && { code }) } });
}

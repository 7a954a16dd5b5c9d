import { randomUUID } from 'node:crypto';
import express, { type Express, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Contract } from 'schemas/describe/contract';
import type { Logger } from '../logging/logging';
import { outageLines } from '../logging/outage-lines';
import { willPass } from '../logging/outages';
import type { Metrics } from '../metrics/metrics';
import { bodiesInFlight } from './bodies';
import { admit, countedAs, foreignFields, visitor, type Caller, type Sessions } from './guards/caller';
import { counted, type Proof } from './guards/counted';
import {
  asProblem,
  identityMismatch,
  methodNotAllowed,
  notFound,
  notSignedIn,
  problemBody,
  type Problem,
} from './problem';
import { bodyReader } from './read-body';
import { replyWith } from './replying';
import { atOnce } from './routes/at-once';
import { goOn } from './streams/going-on';
import { openStreams, type OpenStreams } from './streams/open-streams';
import { nothing } from './routes/query-route';
import type { Limits } from './guards/rate-limits';
import { Turns } from './guards/turns';
import { exchangeOf } from './routes/exchange';
import type { Exchange, Route } from './routes/route';
import { replyValidator, requestsOf, requestValidator } from './validation';

export interface AppParts<Deps> {
  readonly routes: readonly Route<Deps>[];
  readonly deps: Deps;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Whether the service can do its work; throws with the reason. What it resolves to is told beside "ready". */
  readonly ready: () => Promise<unknown>;
  /** What shows, by something that we signed, which device or session a call without a log-in comes from. */
  readonly proof?: Proof;
  /** For calls that go on; those that are open end when it is told to end them. */
  readonly streams?: OpenStreams;
  /** Told when a request named another person than its token does. */
  readonly mismatch?: (caller: Caller, contract: Contract, field: string) => Promise<void>;
}

/**
 * The Express application of a service: nothing but its contracts, its health and its metrics. What a browser is told
 * about its replies is the gateway's to say, which stands before every browser; here each says at least that it is
 * nothing but what it is called, so that a reply had directly is no page and no script.
 */
export function httpApp<Deps>(parts: AppParts<Deps>): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', 'loopback, linklocal, uniquelocal');
  // No reply of a call is ever kept, nor asked for again as unchanged.
  app.disable('etag');
  const exact = new Map<string, RequestHandler>();
  app.use(arrivals(atOnce(exact)));
  app.get('/healthz', (_, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', readiness(parts.ready));
  app.get('/metrics', metricsPage(parts.metrics));
  const [small, large] = [bodiesInFlight(), bodiesInFlight(MOST_LARGE_BYTES)];
  const letIn: Serving<Deps>['letIn'] = (request, response, longest) =>
    (longest > LARGE ? large : small)(request, response, longest);
  const { streams = openStreams() } = parts;
  const turns = new Turns();
  for (const route of parts.routes) mount(app, route, { parts: { ...parts, letIn, streams, turns }, exact });
  app.use(() => {
    throw notFound();
  });
  app.use(faults(parts.log));
  return app;
}

/** Calls whose bodies may have more are pictures that staff send: they take no room from all others. */
const LARGE = 1024 * 1024;
/** One network has a quarter of it. */
const MOST_LARGE_BYTES = 32 * 1024 * 1024;

/** What every call shares. */
interface Serving<Deps> extends AppParts<Deps> {
  readonly letIn: ReturnType<typeof bodiesInFlight>;
  readonly streams: OpenStreams;
  readonly turns: Turns;
}

interface Mounting<Deps> {
  readonly parts: Serving<Deps>;
  readonly exact: Map<string, RequestHandler>;
}

function mount<Deps>(app: Express, route: Route<Deps>, { parts, exact }: Mounting<Deps>): void {
  const { contract } = route;
  const path = contract.path.replace(/\{(\w+)\}/g, ':$1');
  const handler = serve(route, parts);
  if (path === contract.path) exact.set(`${contract.method} ${path}`, handler);
  const otherwise: RequestHandler = (_, response) => {
    response.set('Allow', readsOnly ? 'GET, HEAD' : contract.method);
    throw methodNotAllowed();
  };
  // Express answers HEAD by GET: a command would be carried out for a reply that nobody reads.
  const readsOnly = contract.method === 'GET' && contract.side === 'query';
  if (!readsOnly) app.head(path, otherwise);
  if (contract.method === 'GET') app.get(path, handler);
  else app.post(path, handler);
  app.all(path, otherwise);
}

/** In this order: who, how often, may they, what do they say, is it sound, is it about themselves. Then the work. */
function serve<Deps>(route: Route<Deps>, parts: Serving<Deps>): RequestHandler {
  const { contract } = route;
  const read = bodyReader(contract);
  const check = requestValidator(contract);
  const checkReply = replyValidator(contract);
  const toRequest = requestsOf(contract);
  const insist = insistence(contract, parts);
  return async (request, response) => {
    measure(contract, response, parts.metrics);
    const proving = await counted(contract, { request, response, parts });
    const caller = await admit(contract, request.headers.authorization, parts.sessions);
    await parts.limits.takeFor(caller);
    const answered = async () => {
      if (contract.method !== 'GET') parts.letIn(request, response, contract.bodyKiB * 1024);
      const body = await read(request, response);
      const asked = toRequest(request.params as Record<string, string>, body);
      check(asked);
      await insist(asked as Record<string, unknown>, caller);
      const exchange = exchangeOf(request, response, { caller, proving });
      return inTurn(contract, { exchange, parts }, () => route.run(asked, exchange, parts.deps));
    };
    if (contract.goesOn) {
      await goOn({ contract, answered, checkReply }, { request, response, caller, parts });
      return;
    }
    const reply = await (contract.asItCame ? countingForged(answered, request, parts.limits) : answered());
    if (reply !== nothing) checkReply(reply);
    replyWith(reply, response, { contract, log: parts.log });
  };
}

/** Questions of one caller take turns. What changes something waits for no other, and what goes on counts as it is. */
function inTurn<R>(
  { side, goesOn, path, atATime }: Contract,
  { exchange, parts }: { readonly exchange: Exchange; readonly parts: Pick<Serving<unknown>, 'turns'> },
  answer: () => Promise<R>,
): Promise<R> {
  const { caller, gone } = exchange;
  if (side === 'command' || goesOn || caller === visitor) return answer();
  const from = countedAs(caller);
  if (atATime === undefined) return parts.turns.take({ from, gone }, answer);
  return parts.turns.take({ of: path, from, gone }, answer, { atOnce: atATime, waiting: 4 * atATime });
}

/** A call that is signed, and refused for whatever reason, was somebody else's: it counts, be it as little as an empty one. */
async function countingForged<R>(answered: () => Promise<R>, { ip = '' }: Request, limits: Limits): Promise<R> {
  try {
    return await answered();
  } catch (error) {
    const { status } = asProblem(error).parts;
    if (status >= 400 && status < 500) await limits.takeForged(ip);
    throw error;
  }
}

function measure({ method, path: route }: Contract, response: Response, metrics: Metrics): void {
  const begun = performance.now();
  response.once('finish', () => {
    metrics.requestServed({ method, route, status: response.statusCode, seconds: (performance.now() - begun) / 1000 });
  });
}

function insistence<Deps>(contract: Contract, { mismatch }: AppParts<Deps>) {
  const foreignIn = foreignFields(contract);
  return async (asked: Record<string, unknown>, caller: Caller): Promise<void> => {
    const field = foreignIn(asked, caller);
    if (field === undefined) return;
    await mismatch?.(caller, contract, field);
    throw identityMismatch();
  };
}

// One step, and not two: each that Express takes costs as much as what is done here.
const arrivals =
  (go: RequestHandler): RequestHandler =>
  (request, response, next) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const given = request.headers['x-request-id'];
    const isId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given);
    response.setHeader('X-Request-Id', isId ? given : randomUUID());
    return go(request, response, next);
  };

function readiness(ready: AppParts<unknown>['ready']): RequestHandler {
  return async (_, response) => {
    try {
      const told = await ready();
      // By its number whoever began this process knows that nobody else answers in its place.
      response.json({ status: 'ready', pid: process.pid, ...(typeof told === 'object' && told) });
    } catch (error) {
      response.status(503).json({ status: 'not ready', why: error instanceof Error ? error.message : 'unknown' });
    }
  };
}

function metricsPage(metrics: Metrics): RequestHandler {
  return async (_, response) => void response.type(metrics.contentType).send(await metrics.metricsText());
}

// Express knows an error handler by its four parameters.
function faults(log: Logger) {
  const tell = outageLines(log, { begins: 'request failed, and others may', ends: 'requests no longer fail' });
  // eslint-disable-next-line max-params -- Express tells error handlers from others by their number of parameters.
  return (error: unknown, request: Request, response: Response, _: NextFunction): void => {
    const problem = asProblem(error);
    const requestId = String(response.getHeader('X-Request-Id'));
    const told = { err: error, requestId, path: routeOf(request) };
    if (problem.parts.status >= 500)
      if (willPass(error)) tell(told);
      else log.error(told, 'request failed');
    // Nothing more can be said on that connection; Express would say it on the console, stack and all.
    if (response.headersSent) request.socket.destroy();
    else say(response, problem, requestId);
  };
}

function say(response: Response, problem: Problem, requestId: string): void {
  const { status, retryAfter } = problem.parts;
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  if (status === notSignedIn().parts.status) response.set('WWW-Authenticate', 'Bearer');
  response.status(status).type('application/problem+json').json(problemBody(problem, requestId));
}

// The pattern, never the path itself: a path may hold an e-mail address.
function routeOf(request: Request): string {
  const pattern = (request.route as { path?: unknown } | undefined)?.path;
  return typeof pattern === 'string' ? pattern : 'unknown';
}

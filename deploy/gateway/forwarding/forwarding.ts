import { Agent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { createProxyMiddleware, type Plugin } from 'http-proxy-middleware';
import { shownAddress } from 'platform/config';
import { atOnce } from 'platform/http/at-once';
import { whenOver } from 'platform/http/when-over';
import { outageLines, type Logger } from 'platform/logging';
import type { Contract } from 'schemas/describe/contract';
import { limits } from '../server';
import { breaksOffWhereStill, patience } from './frozen-services';
import { sayProblem } from '../problems';
import { Lines } from './taking-turns';

/** Longer than the slowest call: a query may wait 2 s for its position, a command for five conflicts. In milliseconds. */
const LONGEST_CALL = 30_000;

/**
 * How long a connection is kept for the next call, in milliseconds: shorter than the services keep it (65 s). Node heeds no
 * `Keep-Alive` of theirs unless a time is set here; a call would now and then go into a connection that is just being
 * closed, and be answered 503 by a gateway whose services are well.
 */
const KEPT_FOR = 40_000;

/** Each call goes to the service of its side; the contracts are the routing table. */
export function forwarding(
  contracts: readonly Contract[],
  targets: Readonly<Record<Contract['side'], string>>,
  log: Logger,
): Router {
  const router = Router();
  const exact = new Map<string, RequestHandler>();
  router.use(atOnce(exact));
  const to = { command: proxyTo(targets.command, log), query: proxyTo(targets.query, log, { onlyReads: true }) };
  const lines = new Lines();
  for (const contract of contracts) {
    const { method, path, side, bodyKiB } = contract;
    const forward = atMost(bodyKiB * 1024, lines.takingTurns(contract, to[side]));
    if (path === pattern(path)) exact.set(`${method} ${path}`, forward);
    // Express would answer HEAD by GET, and a command would be carried out for a reply that nobody reads.
    if (side === 'command') router.head(pattern(path), notAllowed(method));
    if (method === 'GET') router.get(pattern(path), forward);
    else router.post(pattern(path), forward);
  }
  return router;
}

/** What another method than a call's own is told. It stands behind the pages: one may have the address of a call. */
export function otherMethods(contracts: readonly Contract[]): Router {
  const router = Router();
  for (const path of new Set(contracts.map((contract) => pattern(contract.path)))) {
    router.all(path, (request, response, next) => {
      const allowed = contracts.filter((contract) => pattern(contract.path) === path).map(({ method }) => method);
      notAllowed(allowed.join(', '))(request, response, next);
    });
  }
  return router;
}

/** Forwards to one service over connections that are kept open. */
export function proxyTo(
  target: string,
  log: Logger,
  { keptFor = KEPT_FOR, still = patience, onlyReads = false } = {},
): RequestHandler {
  const keeping = { keepAlive: true, timeout: keptFor };
  const agent = target.startsWith('https:') ? new TlsAgent(keeping) : new Agent(keeping);
  return createProxyMiddleware<Request, Response>({
    target,
    agent,
    proxyTimeout: LONGEST_CALL,
    ejectPlugins: true,
    plugins: [
      failures(target, log),
      noticing(target, still),
      measuring,
      saysItsOwn,
      ...(onlyReads ? [breaksOffForTheGone] : []),
    ],
  });
}

function failures(target: string, log: Logger): Plugin<Request, Response> {
  const tell = outageLines(log, { begins: 'a service does not answer', ends: 'a service answers again' });
  return (proxy) => {
    // The service does not answer, or the visitor has gone; then there is nobody to tell.
    proxy.on('error', (error, request, response) => {
      const hasGone = request.socket.destroyed || !('headersSent' in response);
      // A service that gives up waiting for a body is well: any stranger could make it look away.
      const isUnsent = !request.complete && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
      if (!hasGone && !isUnsent) tell({ err: error, target: shownAddress(target) });
      if (hasGone || response.headersSent) response.destroy();
      else if (isUnsent) sayProblem(response.set('Connection', 'close'), 'TooSlow');
      else sayProblem(response, 'Unavailable');
    });
    // A reply that breaks off must not look complete, nor keep the visitor waiting.
    proxy.on('proxyRes', (reply, _, response) => {
      reply.once('close', () => {
        if (!reply.complete) response.destroy();
      });
      // Nor does a service go on telling something to a visitor who has gone, be it before it began to.
      whenOver(response, () => {
        if (!reply.complete) reply.destroy();
      });
    });
  };
}

/**
 * How long a connection is kept is between neighbours. A service keeps its own for longer: a visitor who was told of that would now and
 * then write into one that was closed here, and see a call fail of which nobody has heard.
 */
const saysItsOwn: Plugin<Request, Response> = (proxy) => {
  proxy.on('proxyRes', (reply) => {
    reply.headers['keep-alive'] = `timeout=${limits.keepAliveTimeout / 1_000}`;
  });
};

/** What only reads is done for nobody once its visitor has gone; what was sent to be kept is kept. */
const breaksOffForTheGone: Plugin<Request, Response> = (proxy) => {
  proxy.on('proxyReq', (asking, _, response) => {
    whenOver(response, () => {
      if (!response.writableFinished) asking.destroy();
    });
  });
};

// Its service may stand still, with its connections open: it would be waited for as long as for the slowest call.
const noticing = (target: string, still: typeof patience): Plugin<Request, Response> => {
  const breakOff = breaksOffWhereStill(target, still);
  return (proxy) => void proxy.on('proxyReq', breakOff);
};

/** How much the body may have of a request that does not say how much it has. */
const mostOf = new WeakMap<Request, number>();

const atMost =
  (bytes: number, forward: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const announced = request.get('Content-Length');
    if (announced === undefined) mostOf.set(request, bytes);
    if (Number(announced ?? 0) <= bytes) return forward(request, response, next);
    tooLarge(response);
    return undefined;
  };

// Counted from the moment at which it flows to the service, so that nothing flows past; what exceeds ends it at once.
const measuring: Plugin<Request, Response> = (proxy) => {
  proxy.on('start', (request, response) => {
    const most = mostOf.get(request);
    if (most === undefined) return;
    let come = 0;
    request.on('data', ({ length }: Buffer) => {
      come += length;
      if (come <= most || response.headersSent) return;
      request.unpipe();
      tooLarge(response);
    });
  });
};

function tooLarge(response: Response): void {
  response.set('Connection', 'close');
  sayProblem(response, 'TooLarge');
}

const notAllowed =
  (allowed: string): RequestHandler =>
  (_, response) => {
    response.set('Allow', allowed);
    sayProblem(response, 'MethodNotAllowed');
  };

const pattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

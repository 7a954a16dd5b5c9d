import { Router, type RequestHandler, type Response } from 'express';
import type { Metrics } from 'platform/metrics';
import { sayProblem } from './problems';

/** Longer than a service takes to ask its database; in milliseconds. */
const PATIENCE = 2_000;

/** Whether the gateway lives, whether all services can work, and what they measure. */
export function health(services: Readonly<Record<string, string>>, metrics: Metrics): Router {
  const router = Router();
  router.get('/healthz', (_, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_, response) => tellReadiness(response, services));
  router.get('/metrics', fromThisMachine, async (_, response) => {
    response.type(metrics.contentType).send(await metrics.metricsText());
  });
  router.get('/metrics/:service', fromThisMachine, async ({ params }, response) => {
    const address = services[String(params['service'])];
    if (address === undefined) sayProblem(response, 'NotFound');
    else await passOn(response, `${address}/metrics`);
  });
  return router;
}

async function tellReadiness(response: Response, services: Readonly<Record<string, string>>): Promise<void> {
  const asked = Object.entries(services).map(async ([name, address]) => [name, await isReady(address)] as const);
  const states = await Promise.all(asked);
  const ready = states.every(([, state]) => state);
  const waiting = states.filter(([, state]) => !state).map(([name]) => name);
  response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', ...(!ready && { waiting }) });
}

async function isReady(address: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(PATIENCE) });
    return ok;
  } catch {
    return false;
  }
}

async function passOn(response: Response, address: string): Promise<void> {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    response.type(reply.headers.get('Content-Type') ?? 'text/plain').send(await reply.text());
  } catch {
    sayProblem(response, 'Unavailable');
  }
}

// The connection itself, not the address that a proxy names. What comes through a proxy of this machine is no local caller.
const fromThisMachine: RequestHandler = ({ socket, rawHeaders }, response, next) => {
  const local = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  const forwarded = rawHeaders.some((header) => /^(x-forwarded-for|forwarded)$/i.test(header));
  if (local && !forwarded) next();
  else sayProblem(response, 'NotFound');
};

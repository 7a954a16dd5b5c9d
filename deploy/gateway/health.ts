import { Router, type Response } from 'express';
import type { Metrics } from 'platform/metrics';
import { sayProblem } from './problems';
import { forThisMachine } from './this-machine';

/** Longer than a service takes to ask its database; in milliseconds. */
const PATIENCE = 2_000;

/** Whether the gateway lives, whether all services can work, and what they measure. */
export function health(services: Readonly<Record<string, string>>, metrics: Metrics): Router {
  const router = Router();
  router.get('/healthz', (_, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_, response) => tellReadiness(response, services));
  router.get('/metrics', forThisMachine('NotFound'), async (_, response) => {
    response.type(metrics.contentType).send(await metrics.metricsText());
  });
  router.get('/metrics/:service', forThisMachine('NotFound'), async ({ params }, response) => {
    const named = String(params['service']);
    // Of its own: `__proto__` is no service.
    if (Object.hasOwn(services, named)) await passOn(response, `${services[named] ?? ''}/metrics`);
    else sayProblem(response, 'NotFound');
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

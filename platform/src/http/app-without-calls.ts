import type { Express } from 'express';
import { httpApp, type AppParts } from './app';
import { limits } from './guards/rate-limits';

/** The application of a service that nobody calls: its health and its metrics. */
export const appWithoutCalls = ({
  log,
  metrics,
  ready,
}: Pick<AppParts<object>, 'log' | 'metrics' | 'ready'>): Express =>
  httpApp({
    log,
    metrics,
    ready,
    routes: [],
    deps: {},
    sessions: { open: () => undefined, current: () => Promise.resolve(undefined) },
    limits: limits({ visitorPerMinute: 600, callerPerMinute: 600 }),
  });

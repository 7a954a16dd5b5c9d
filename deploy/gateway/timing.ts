import type { RequestHandler } from 'express';
import type { Metrics } from 'platform/metrics';

/** Measures every request, under the pattern that it matched: an address may hold personal data. */
export const timing =
  (metrics: Metrics): RequestHandler =>
  (request, response, next) => {
    const began = performance.now();
    response.once('finish', () => {
      const { path } = (request.route ?? {}) as { path?: unknown };
      const route = typeof path === 'string' ? path : 'page';
      const seconds = (performance.now() - began) / 1000;
      metrics.requestServed({ method: request.method, route, status: response.statusCode, seconds });
    });
    next();
  };

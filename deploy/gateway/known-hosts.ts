import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { sayProblem } from './problems';

/**
 * Refuses what was sent to a name that is not ours: a page of somebody else's whose name is made to lead here would else
 * count as our own origin. An address of digits cannot be made to lead anywhere, so that health checks and a phone on
 * the same network get through.
 */
export function knownHosts(names: readonly string[]): RequestHandler {
  const isKnown = knownHostsOf(names);
  return (request, response, next) => {
    if (isKnown(request.headers.host)) next();
    else sayProblem(response, 'UnknownHost');
  };
}

/** Whether a `Host` header names us: by one of our names, as this machine, or by digits. */
export function knownHostsOf(names: readonly string[]): (header: string | undefined) => boolean {
  const known = new Set(['localhost', ...names.map((name) => name.toLowerCase())]);
  return (header = '') => {
    const host = hostIn(header);
    return known.has(host) || isIP(host) !== 0;
  };
}

/** The name in a `Host` header, without its port; empty where there is none. */
function hostIn(header: string): string {
  const [, digits, name] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d+)?$/i.exec(header) ?? [];
  return digits ?? name?.toLowerCase() ?? '';
}

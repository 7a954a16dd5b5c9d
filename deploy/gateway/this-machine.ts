import type { Request, RequestHandler } from 'express';
import { sayProblem, type ProblemCode } from './problems';

/** Lets through what comes from this machine itself; whoever else asks is told `otherwise`. */
export const forThisMachine =
  (otherwise: ProblemCode): RequestHandler =>
  (request, response, next) => {
    if (isFromHere(request)) next();
    else sayProblem(response, otherwise);
  };

// The connection itself, not the address that a proxy names. What comes through a proxy of this machine is no local caller.
function isFromHere({ socket, rawHeaders }: Request): boolean {
  const local = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  return local && !rawHeaders.some((header) => /^(x-forwarded-for|forwarded)$/i.test(header));
}

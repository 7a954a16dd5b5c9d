import type { RequestHandler } from 'express';

/**
 * Finds a call whose address is a plain one at once, without comparing it with the pattern of each call before it: the
 * time it takes does not grow with the calls there are. What is not found goes on to the patterns.
 * @param exact by method and path, `POST /submitAnswer`; may be filled later.
 */
export function atOnce(exact: ReadonlyMap<string, RequestHandler>): RequestHandler {
  return (request, response, next) => {
    const handler = exact.get(`${request.method} ${request.path}`);
    if (handler === undefined) {
      next();
      return undefined;
    }
    // As Express has it: the pattern that was matched.
    request.route = { path: request.path };
    return handler(request, response, next);
  };
}

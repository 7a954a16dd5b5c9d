import { SubjectIsErased } from '../crypto/crypto';
import { START } from '../event-store/event-store';
import type { CommandDeps } from './command-route';
import type { Route } from './route';

/**
 * A route whose reply says nothing of what came of it, and so not whether somebody is known: a position would count the
 * events that were written. It is the start of the log, which every reader has passed. That somebody has been erased is
 * not told either; nothing is written of them.
 */
export function discreet(route: Route<CommandDeps>): Route<CommandDeps> {
  return {
    ...route,
    run: async (...given) => {
      await route.run(...given).catch(unlessErased);
      return { position: START };
    },
  };
}

function unlessErased(error: unknown): void {
  if (!(error instanceof SubjectIsErased)) throw error;
}

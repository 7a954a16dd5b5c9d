import { setTimeout as wait } from 'node:timers/promises';
import { SubjectIsErased } from '../../crypto/crypto';
import { START } from '../../event-store/event-store';
import type { CommandDeps } from './command-route';
import type { Route } from './route';

/**
 * A route whose reply says nothing of what came of it beside what the route itself replies, and so not whether somebody is known: a position would count the
 * events that were written. It is the start of the log, which every reader has passed. That somebody has been erased is
 * not told either; nothing is written of them. Nor does the time tell: replies leave at full beats alone, counted from when the
 * request came.
 */
export function discreet(route: Route<CommandDeps>): Route<CommandDeps> {
  return {
    ...route,
    run: async (...given) => {
      const [, , { beatMs = BEAT_MS }] = given;
      const begun = performance.now();
      try {
        const reply = await route.run(...given).catch(unlessErased);
        return { ...(reply as object | undefined), position: START };
      } finally {
        await untilNextBeat(begun, beatMs);
      }
    },
  };
}

/** Longer than any of the ways that such a call may take on a calm system. */
const BEAT_MS = 200;

// A timer may be a moment early; the beat must not be.
async function untilNextBeat(begun: number, beatMs: number): Promise<void> {
  if (beatMs === 0) return;
  const beats = Math.floor((performance.now() - begun) / beatMs) + 1;
  const beat = begun + beats * beatMs;
  for (let left = beat - performance.now(); left > 0; left = beat - performance.now()) await wait(Math.ceil(left));
}

function unlessErased(error: unknown): void {
  if (!(error instanceof SubjectIsErased)) throw error;
}

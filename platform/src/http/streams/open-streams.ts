import type { Response } from 'express';
import { networkOf } from '../guards/network';
import { tooMany } from '../problem';
import { whenOver } from '../when-over';

/** How many streams are open at once. */
interface Room {
  /** Of one person, in all their browsers. */
  readonly ofOne: number;
  /** Of one network: a whole office may share one address. */
  readonly ofNetwork: number;
  /** In this process. */
  readonly inAll: number;
}

const usual: Room = { ofOne: 8, ofNetwork: 400, inAll: 2_000 };

/**
 * Of what is for many at once, counted apart: however many of them there are, they take no place that a board needs. Three
 * children of a family in two browsers each; the largest school at one address. The gateway has as much room for them (`linesOfOneAddress`).
 */
export const roomForMany: Room = { ofOne: 6, ofNetwork: 600, inAll: 2_000 };

/** When whoever found no room may come again, in seconds. */
const AGAIN_SECONDS = 10;

/** Who listens, and from where. */
interface Listener {
  readonly who: string;
  readonly address: string;
}

/** The streams of a process: each takes its place, and gives it back. */
export interface OpenStreams {
  /** @throws `TooManyRequests` where there is no room; what it returns gives the place back */
  take(listener: Listener, forMany?: boolean): () => void;
  /** From now on what is open, so that the process can end it. */
  opened(response: Response): void;
  /** Ends all of them; whoever listens comes again, to another process. */
  endAll(): void;
  readonly count: () => number;
}

export function openStreams(few: Room = usual, many: Room = roomForMany): OpenStreams {
  const held = new Map<string, number>();
  const open = new Set<Response>();
  let inAll = 0;
  const add = (key: string, more: number) => {
    const now = (held.get(key) ?? 0) + more;
    if (now === 0) held.delete(key);
    else held.set(key, now);
  };
  return {
    take: ({ who, address }, forMany = false) => {
      const kind = forMany ? 'many' : 'few';
      const { ofOne, ofNetwork, inAll: most } = forMany ? many : few;
      const places = [
        [`${kind} of ${who}`, ofOne],
        [`${kind} at ${networkOf(address)}`, ofNetwork],
        [kind, most],
      ] as const;
      if (places.some(([key, room]) => (held.get(key) ?? 0) >= room)) throw tooMany(AGAIN_SECONDS);
      inAll += 1;
      for (const [key] of places) add(key, 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        inAll -= 1;
        for (const [key] of places) add(key, -1);
      };
    },
    opened: (response) => {
      open.add(response);
      whenOver(response, () => open.delete(response));
    },
    endAll: () => {
      for (const response of open) response.end();
    },
    count: () => inAll,
  };
}

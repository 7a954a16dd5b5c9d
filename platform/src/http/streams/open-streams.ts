import type { Response } from 'express';
import { networkOf } from '../guards/network';
import { tooMany } from '../problem';

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
  take(listener: Listener): () => void;
  /** From now on what is open, so that the process can end it. */
  opened(response: Response): void;
  /** Ends all of them; whoever listens comes again, to another process. */
  endAll(): void;
  readonly count: () => number;
}

export function openStreams(room: Room = usual): OpenStreams {
  const held = new Map<string, number>();
  const open = new Set<Response>();
  let inAll = 0;
  const add = (key: string, more: number) => {
    const now = (held.get(key) ?? 0) + more;
    if (now === 0) held.delete(key);
    else held.set(key, now);
  };
  return {
    take: ({ who, address }) => {
      const keys = [`who ${who}`, `network ${networkOf(address)}`] as const;
      const [own, network] = keys.map((key) => held.get(key) ?? 0);
      if (inAll >= room.inAll || (own ?? 0) >= room.ofOne || (network ?? 0) >= room.ofNetwork)
        throw tooMany(AGAIN_SECONDS);
      inAll += 1;
      for (const key of keys) add(key, 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        inAll -= 1;
        for (const key of keys) add(key, -1);
      };
    },
    opened: (response) => {
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    endAll: () => {
      for (const response of open) response.end();
    },
    count: () => inAll,
  };
}

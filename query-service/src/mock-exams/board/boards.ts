import type { News } from './board-reads';
import { WatchedRoom, type BoardParts } from './watched-room';

/** The rooms that somebody watches by this process. */
export interface Boards {
  /** Undefined where there is no such session; else what begins to watch it, after a place that was told before. */
  watch(
    sessionId: string,
    after: string | undefined,
  ): Promise<((tell: (news: News, place: string) => void) => () => void) | undefined>;
  /** How it stands; undefined where there is no such session. */
  once(sessionId: string): Promise<News | undefined>;
  /** Some read tables have moved; none named: whichever. */
  moved(tables: readonly string[]): void;
}

export function boardsOf(parts: BoardParts): Boards {
  const watched = new Map<string, WatchedRoom>();
  const roomOf = (sessionId: string): WatchedRoom => {
    const known = watched.get(sessionId);
    if (known) return known;
    const room = new WatchedRoom(sessionId, parts, () => {
      if (watched.get(sessionId) === room) watched.delete(sessionId);
    });
    return room;
  };
  return {
    watch: async (sessionId, after) => {
      const room = roomOf(sessionId);
      if (!(await room.known())) return undefined;
      return (tell) => {
        // Of two who come together the first one's room serves both.
        const shared = watched.get(sessionId) ?? room;
        watched.set(sessionId, shared);
        return shared.watch(tell, after);
      };
    },
    once: async (sessionId) => {
      const room = roomOf(sessionId);
      return (await room.known()) ? room.whole() : undefined;
    },
    moved: (tables) => {
      for (const room of watched.values()) room.moved(tables);
    },
  };
}

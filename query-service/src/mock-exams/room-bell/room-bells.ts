import type { RoomStanding } from './bell-reads';
import { RungRoom, type BellParts, type Listener } from './rung-room';

/** The bells of the rooms to which somebody listens by this process. */
export interface RoomBells {
  /** Undefined where there is no such session; else how it stands, and what begins to listen, after a place that was told before. */
  at(sessionId: string): Promise<
    | {
        readonly room: RoomStanding;
        readonly listen: (listener: Listener, after: string | undefined) => () => void;
      }
    | undefined
  >;
  /** Some read tables have moved; none named: whichever. */
  moved(tables: readonly string[]): void;
}

export function roomBellsOf(parts: BellParts): RoomBells {
  const rooms = new Map<string, RungRoom>();
  const roomOf = (sessionId: string): RungRoom => {
    const known = rooms.get(sessionId);
    if (known) return known;
    const room = new RungRoom(sessionId, parts, () => {
      if (rooms.get(sessionId) === room) rooms.delete(sessionId);
    });
    return room;
  };
  return {
    at: async (sessionId) => {
      const rung = roomOf(sessionId);
      const room = await rung.known();
      if (!room) return undefined;
      return {
        room,
        listen: (listener, after) => {
          // Of two who come together the first one's room serves both.
          const shared = rooms.get(sessionId) ?? rung;
          rooms.set(sessionId, shared);
          return shared.listen(listener, after);
        },
      };
    },
    moved: (tables) => {
      for (const room of rooms.values()) room.moved(tables);
    },
  };
}

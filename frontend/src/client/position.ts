import { device, type DeviceStore } from './device-store';

/** How far into the log this browser has written or seen. */
export interface SeenPosition {
  /** Sent with every query, so that it answers at or after it. */
  readonly highest: () => string | undefined;
  readonly raise: (position: string) => void;
  /**
   * At sign-in, which writes behind all that was there: `before` is what was known when it was sent. Where it comes out
   * earlier than that, the log itself has begun anew; what another tab has written meanwhile stands.
   */
  readonly signedIn: (position: string, before: string | undefined) => void;
}

const name = 'position';

export function seenPosition(store: DeviceStore): SeenPosition {
  const raise = (position: string) => {
    // Read again each time: another tab may have gone further.
    if (isAfter(position, store.read(name) ?? '')) store.write(name, position);
  };
  return {
    highest: () => store.read(name),
    raise,
    signedIn: (position, before = '') => {
      if (isAfter(before, position)) store.write(name, position);
      else raise(position);
    },
  };
}

/** Positions are decimal digits: the longer is the later, and among equals the greater text. */
export function isAfter(one: string, other: string): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}

export const position = seenPosition(device);

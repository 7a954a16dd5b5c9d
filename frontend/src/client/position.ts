import { device, type DeviceStore } from './device-store';

/** How far into the log this browser has written or seen. */
export interface SeenPosition {
  /** Sent with every query, so that it answers at or after it. */
  readonly highest: () => string | undefined;
  readonly raise: (position: string) => void;
  /** Begins anew: at sign-in, in case the log itself began anew since the last one. */
  readonly restart: (position: string) => void;
}

const name = 'position';

export function seenPosition(store: DeviceStore): SeenPosition {
  return {
    highest: () => store.read(name),
    raise: (position) => {
      // Read again each time: another tab may have gone further.
      if (isAfter(position, store.read(name) ?? '')) store.write(name, position);
    },
    restart: (position) => store.write(name, position),
  };
}

/** Positions are decimal digits: the longer is the later, and among equals the greater text. */
function isAfter(one: string, other: string): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}

export const position = seenPosition(device);

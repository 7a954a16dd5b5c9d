import type { SittingEvent } from '../sittings/sitting.events';
import type { Written } from './standing.rules';

/** A device as staff call it, and the id that it made for itself: that alone tells nobody anything. */
export interface NamedDevice {
  /** `the first device`. */
  readonly name: string;
  readonly id: string;
  /** No other had a part in the sitting. */
  readonly isOnly: boolean;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** What to call the devices of a sitting: by the order in which the log has them. */
export function devicesOf(events: readonly Written<SittingEvent>[]): (id: string) => NamedDevice {
  const ids = [...new Set(events.flatMap(({ event }) => namedIn(event)))];
  return (id) => {
    const place = ids.indexOf(id);
    return { name: place < 0 ? 'another device' : nameOf(place), id, isOnly: ids.length === 1 };
  };
}

const nameOf = (place: number): string => {
  const ordinal = ordinals[place];
  return ordinal === undefined ? `device ${place + 1}` : `the ${ordinal} device`;
};

function namedIn({ data }: SittingEvent): readonly string[] {
  const after = 'deviceId' in data ? [data.deviceId] : [];
  const before = 'insteadOf' in data ? [data.insteadOf] : [];
  const acted = 'claim' in data ? [data.claim.deviceId] : [];
  return [...before, ...after, ...acted];
}

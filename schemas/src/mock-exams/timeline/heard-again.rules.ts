import type { SittingEvent } from '../sittings/sitting.events';
import type { Written } from './standing.rules';

type Events = readonly Written<SittingEvent>[];

/**
 * When a device was heard of again after a silence, ISO 8601 UTC: what it sends at once comes some seconds before the heartbeat that
 * the silence is told by. Null: it was not. @param index of the event that says since when nothing was heard
 */
export function heardAgainAt(events: Events, index: number): string | null {
  const began = events[index]?.event;
  if (began?.type !== 'MockSilenceBegan') return null;
  const { lastHeardAt } = began.data;
  const ended = events.slice(index + 1).find(({ event }) => event.type === 'MockSilenceEnded')?.event;
  if (ended?.type !== 'MockSilenceEnded') return null;
  const { heardAt } = ended.data;
  const came = events.flatMap(({ savedAt, by }) =>
    by.kind === 'child' && isAfter(savedAt, lastHeardAt) && isAfter(heardAt, savedAt) ? [savedAt] : [],
  );
  return came.toSorted()[0] ?? heardAt;
}

const isAfter = (one: string, other: string): boolean => Date.parse(one) > Date.parse(other);

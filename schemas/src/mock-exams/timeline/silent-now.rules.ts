import type { SittingEvent } from '../sittings/sitting.events';
import type { Written } from './standing.rules';

/** Shorter is a bad line, or a page that was put away for a moment. */
const SILENT_SECONDS = 30;

interface Seen {
  readonly events: readonly Written<SittingEvent>[];
  /** When the device was heard of last; null: not that we know. */
  readonly lastHeardAt: string | null;
  readonly now: string;
}

/** A silence that goes on: nothing is written before it ends. `at`: the last sign of the device. Null: there is none. */
export function silentNow({ events, lastHeardAt, now }: Seen) {
  if (lastHeardAt === null || events.some(({ event }) => event.type === 'MockSittingCompleted')) return null;
  const signs = events.flatMap(({ savedAt, by }) => (by.kind === 'child' ? [savedAt] : []));
  const at = [...signs, lastHeardAt].toSorted().at(-1) ?? lastHeardAt;
  const seconds = (Date.parse(now) - Date.parse(at)) / 1_000;
  return events.length > 0 && seconds > SILENT_SECONDS ? { at, seconds } : null;
}

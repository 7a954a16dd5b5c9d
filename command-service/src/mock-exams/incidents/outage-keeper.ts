import type { Clock } from 'platform/clock';
import type { EventLog } from 'platform/event-log';
import { handle } from 'platform/decider/handle';
import type { Pulse } from 'platform/pulse';
import { dayOf, outagesOfDay } from './outages.decider';

/** A beat that comes later than this by so much is no slow second: nobody was there. */
export const GAP_SECONDS = 20;
/** In ms: some beats fit into a gap, so that one which is lost on its way is none. */
const EVERY_MS = 5_000;

interface Kept {
  readonly pulse: Pulse;
  readonly log: EventLog;
  readonly clock: Pick<Clock, 'now'>;
}

interface Keeping extends Kept {
  /** Told of the first look that fails, and no more until one has not: a record that is not kept says nothing of itself. */
  readonly onFault: (error: unknown) => void;
}

/**
 * One look: what is missing since the last beat is written down as an outage, and only then the next beat. So a crash between
 * the two has it written once more, which changes nothing.
 * @throws where the database is away: that is the outage, and whoever looks next finds the gap
 */
export async function keepOutages({ pulse, log, clock }: Kept): Promise<void> {
  const before = await pulse.last();
  const now = clock.now().toISOString();
  if (before !== null && Date.parse(now) - Date.parse(before) > GAP_SECONDS * 1_000) await note(log, before, now);
  await pulse.beat(now);
}

async function note(log: EventLog, fromAt: string, untilAt: string): Promise<void> {
  const day = dayOf(untilAt);
  await handle(log, outagesOfDay, {
    id: day,
    command: { type: 'NoteOutage', data: { day, fromAt, untilAt, notedAt: untilAt } },
    recording: { commandId: `outage-${fromAt}`, actor: { id: 'command-service', role: 'service' }, at: untilAt },
  });
}

/** Looks every few seconds, one look at a time, until it is stopped. Any instance may: together they leave no gap while one of them is there. */
export function keepingOutages({ onFault, ...kept }: Keeping): () => Promise<void> {
  let looking: Promise<void> | undefined;
  let isFailing = false;
  const look = () => {
    looking ??= keepOutages(kept)
      .then(() => {
        isFailing = false;
      })
      .catch((error: unknown) => {
        if (!isFailing) onFault(error);
        isFailing = true;
      })
      .finally(() => {
        looking = undefined;
      });
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

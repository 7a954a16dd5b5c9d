import type { Clock } from 'platform/clock';
import type { EventLog } from 'platform/event-log';
import type { Pulse } from 'platform/pulse';
import { noteOutage } from './note-outage';
import { LEAST_MS } from './outages.decider';

/** In ms: some looks fit into the shortest outage, so that one which is lost on its way is none. */
const EVERY_MS = 1_500;

interface Kept {
  readonly pulse: Pulse;
  readonly log: EventLog;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * One look: what is missing since the last beat is written down as an outage, and only then the next beat. So a crash between
 * the two has it written once more, which changes nothing.
 * @throws where the database is away: that is the outage, and whoever looks next finds the gap
 */
export async function keepOutages({ pulse, log, clock }: Kept): Promise<void> {
  const before = await pulse.last();
  const now = clock.now().toISOString();
  if (before !== null && Date.parse(now) - Date.parse(before) >= LEAST_MS)
    await noteOutage(log, { fromAt: before, untilAt: now });
  await pulse.beat(now);
}

/**
 * Looks every second or two, one look at a time, until it is stopped. Any instance may: together they leave no gap while one of them is there.
 * @param onFault told of the first look that fails, and no more until one has not: a record that is not kept says nothing of itself
 */
export function keepingOutages({
  look,
  onFault,
}: {
  readonly look: () => Promise<void>;
  readonly onFault: (error: unknown) => void;
}): () => Promise<void> {
  let looking: Promise<void> | undefined;
  let isFailing = false;
  const next = () => {
    looking ??= look()
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
  next();
  const timer = setInterval(next, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

import type { EventLog } from 'platform/event-log';
import { streamOf } from 'platform/event-store';
import { account } from '../accounts/account/account.decider';
import type { DemoPerson } from './people';

interface Finding {
  readonly log: Pick<EventLog, 'readStream'>;
  readonly accountOf: (email: string) => Promise<string | undefined>;
}

const DAY_MS = 86_400_000;

/**
 * The day that everything is counted back from: today, or the day on which a world was begun that is filled once more. So
 * the same commands are about the same days, and what was done already is not done twice.
 */
export async function dayOf(people: readonly DemoPerson[], now: Date, { log, accountOf }: Finding): Promise<Date> {
  const [first] = people.toSorted((one, other) => other.daysAgo - one.daysAgo);
  const accountId = first && (await accountOf(first.email));
  if (accountId === undefined) return now;
  const [begun] = await log.readStream(streamOf(account.category, accountId));
  if (begun === undefined) return now;
  const day = Date.parse(begun.meta.at.slice(0, 10)) + (first?.daysAgo ?? 0) * DAY_MS;
  return new Date(Math.min(now.getTime(), day + DAY_MS - 1));
}

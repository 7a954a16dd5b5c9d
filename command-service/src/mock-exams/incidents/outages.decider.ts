import { accept, acceptUnless, decider, type Decision } from 'platform/decider';
import type { OutageEvent } from 'schemas/mock-exams/incidents/incident.events';
import type { Outage } from 'schemas/mock-exams/incidents/facts.rules';

type Noted = OutageEvent['data'];

interface NoteOutage {
  readonly type: 'NoteOutage';
  readonly data: Noted;
}

/** A service that is away and back every few seconds fills no stream. */
const MOST_A_DAY = 500;

/** With where it stands in the log: what has just been decided stands nowhere yet. */
type Recorded = OutageEvent & { readonly position?: string };

/** When none of our services answered, day by day. */
export const outagesOfDay = decider({
  category: 'outages',
  initial: [] as readonly Outage[],
  decide: ({ data }: NoteOutage, known: readonly Outage[]): Decision<Recorded> => {
    if (known.length >= MOST_A_DAY) return accept();
    // Two services that come back together see the same gap, each to its own second.
    const isKnown = known.some(({ fromAt }) => fromAt === data.fromAt);
    return acceptUnless(isKnown, { type: 'ServicesOutageNoted', data });
  },
  evolve: (known: readonly Outage[], { data, position = '' }: Recorded): readonly Outage[] => [
    ...known,
    { fromAt: data.fromAt, untilAt: data.untilAt, position },
  ],
});

/** Its stream: the day in UTC. */
export const dayOf = (at: string): string => at.slice(0, 10);

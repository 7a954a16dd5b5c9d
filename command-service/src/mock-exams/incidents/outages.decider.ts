import { accept, acceptUnless, decider, type Decision } from 'platform/decider';
import type { OutageEvent } from 'schemas/mock-exams/incidents/incident.events';
import type { SeenService } from 'schemas/mock-exams/incidents/evidence.rules';
import type { Outage } from 'schemas/mock-exams/incidents/facts.rules';

type Noted = OutageEvent['data'];

interface NotedOutage extends Outage {
  /** Null: the command service, or its database. */
  readonly service: SeenService | null;
}

interface NoteOutage {
  readonly type: 'NoteOutage';
  readonly data: Noted;
}

/** A service that is away and back every few seconds fills no stream. */
const MOST_A_DAY = 500;

/** In ms: what is shorter is a slow second, and no outage. */
export const LEAST_MS = 5_000;

const lengthOf = ({ fromAt, untilAt }: Pick<Noted, 'fromAt' | 'untilAt'>): number =>
  Date.parse(untilAt) - Date.parse(fromAt);

/** Two that come back together have seen the same, each from and to its own second: what one has written down the other does not. */
function unknownFrom({ fromAt, untilAt, service }: Noted, known: readonly NotedOutage[]): string {
  const same = known.filter((one) => one.service === (service ?? null) && one.fromAt < untilAt && one.untilAt > fromAt);
  return same.reduce((latest, one) => (one.untilAt > latest ? one.untilAt : latest), fromAt);
}

/** With where it stands in the log: what has just been decided stands nowhere yet. */
type Recorded = OutageEvent & { readonly position?: string };

/** When children could not reach us, day by day. */
export const outagesOfDay = decider({
  category: 'outages',
  initial: [] as readonly NotedOutage[],
  decide: ({ data }: NoteOutage, known: readonly NotedOutage[]): Decision<Recorded> => {
    if (known.length >= MOST_A_DAY) return accept();
    const fromAt = unknownFrom(data, known);
    const isKnown = lengthOf({ ...data, fromAt }) < LEAST_MS && fromAt !== data.fromAt;
    return acceptUnless(isKnown, { type: 'ServicesOutageNoted', data: { ...data, fromAt } });
  },
  evolve: (known: readonly NotedOutage[], { data, position = '' }: Recorded): readonly NotedOutage[] => [
    ...known,
    { fromAt: data.fromAt, untilAt: data.untilAt, service: data.service ?? null, position },
  ],
});

/** Its stream: the day in UTC. */
export const dayOf = (at: string): string => at.slice(0, 10);

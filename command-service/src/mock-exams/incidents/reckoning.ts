import { accept, decider, type Decision } from 'platform/decider';
import type { EventMeta } from 'platform/event-store';
import type { CommandTools } from 'platform/http';
import { lossFactsOf, type SatTogether } from 'schemas/mock-exams/incidents/facts.rules';
import { wishFor, type Incident } from 'schemas/mock-exams/incidents/incident.rules';
import type { LossKind } from 'schemas/mock-exams/incidents/evidence.rules';
import { lossOf, type ChildLoss } from 'schemas/mock-exams/incidents/losses.rules';
import { signsOf, type SavedEvent } from 'schemas/mock-exams/incidents/signs.rules';
import type { SittingEvent } from 'schemas/mock-exams/sittings/sitting.events';
import { writerKind } from 'schemas/mock-exams/timeline/standing.rules';
import { sessionClockOf, type Disturbed } from './incidents.decider';
import { dayOf, outagesOfDay } from './outages.decider';

/** As it is read from a stream. */
type Recorded = SittingEvent & { readonly position: string; readonly meta: Pick<EventMeta, 'at' | 'actor'> };

/** A sitting as it was written, event by event: nobody decides by it, it is looked at only. */
export const writtenSitting = decider({
  category: 'sitting',
  initial: [] as readonly SavedEvent[],
  decide: (_: never): Decision<Recorded> => accept(),
  evolve: (written: readonly SavedEvent[], event: Recorded): readonly SavedEvent[] => [
    ...written,
    { position: event.position, savedAt: event.meta.at, by: writerKind(event.meta.actor.role), event },
  ],
});

type Tools = Pick<CommandTools, 'read' | 'now'>;

/** More at once would keep the answers of those who sit waiting. */
const AT_ONCE = 4;

interface By {
  readonly kinds: readonly LossKind[];
  readonly lessByHand: boolean;
}

export interface Reckoned {
  readonly losses: readonly ChildLoss[];
  /** Up to where in the log something of it was read; twenty noughts before anything. */
  readonly countedTo: string;
  /** By child, the family that they began with. */
  readonly families: ReadonlyMap<string, string>;
}

/** What these children lost by an incident: by the log, as the page reckons it by the same rules. */
export async function reckon(
  learnerIds: readonly string[],
  { incident, by, known }: { readonly incident: Incident; readonly by: By; readonly known: Disturbed },
  tools: Tools,
): Promise<Reckoned> {
  const { session, room, incidents } = known;
  if (session === null) return { losses: [], countedTo: BEFORE_ALL, families: new Map() };
  const { sessionId } = session;
  const outages = await outagesNear(session.startsAt, tools);
  const together: SatTogether = { session: sessionClockOf(session), room, incidents, outages };
  const wish = wishFor(incident, { ...by, position: null });
  const losses: ChildLoss[] = [];
  const families = new Map<string, string>();
  let countedTo = BEFORE_ALL;
  for await (const { learnerId, written } of sittingsOf(learnerIds, sessionId, tools)) {
    const last = written.at(-1)?.position ?? BEFORE_ALL;
    countedTo = last > countedTo ? last : countedTo;
    const familyId = familyIn(written);
    if (familyId !== undefined) families.set(learnerId, familyId);
    losses.push(lossOf(lossFactsOf({ learnerId, signs: signsOf(written) }, together, tools.now), wish));
  }
  return { losses, countedTo, families };
}

async function* sittingsOf(learnerIds: readonly string[], sessionId: string, { read }: Tools) {
  for (let from = 0; from < learnerIds.length; from += AT_ONCE) {
    const some = learnerIds.slice(from, from + AT_ONCE);
    yield* await Promise.all(
      some.map(async (learnerId) => ({ learnerId, written: await read(writtenSitting, `${sessionId}.${learnerId}`) })),
    );
  }
}

const BEFORE_ALL = '0'.repeat(20);
/** Of whoever has begun. */
function familyIn(written: readonly SavedEvent[]): string | undefined {
  const begun = written[0]?.event;
  return begun?.type === 'MockSittingBegun' ? begun.data.familyId : undefined;
}

const DAY_MS = 86_400_000;

/** A session may go on after midnight. */
async function outagesNear(startsAt: string, { read }: Tools) {
  const next = new Date(Date.parse(startsAt) + DAY_MS).toISOString();
  const [first, second] = await Promise.all([dayOf(startsAt), dayOf(next)].map((day) => read(outagesOfDay, day)));
  return [...(first ?? []), ...(second ?? [])];
}

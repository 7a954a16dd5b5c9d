import type { EventType } from 'schemas/describe/events';
import type { LoggedEvent, ReadingLog } from '../event-log/event-log';
import { START } from '../event-store/event-store';

/** Everybody who is the same person, and the words by which they are looked for. */
export interface Person {
  readonly people: readonly string[];
  readonly values: readonly string[];
}

interface GatheringParts {
  readonly log: Pick<ReadingLog, 'readAll'>;
  readonly types: ReadonlyMap<string, EventType>;
  /** Events whose subject is nothing but somebody with an address: a sign-up that was begun, a place on a list. */
  readonly addressed: ReadonlySet<string>;
}

/** Shorter ones stand everywhere by chance. */
const SHORTEST = 3;
/** Of one field: names and addresses change a few times. What says more different things is what somebody wrote. */
const MOST_NAMES = 20;
/** A sentence of this length is nobody else's. */
const SENTENCE = 16;
const MOST_VALUES = 400;
const LONGEST = 2_000;

/** One reading of the whole log, opened. */
export async function gatherIn({ log, types, addressed }: GatheringParts, people: readonly string[]): Promise<Person> {
  const wanted = new Set(people);
  const said = new Said();
  const others: Mention[] = [];
  for await (const batch of log.readAll(START))
    for (const mention of batch.flatMap((event) => mentionsIn(event, types))) {
      if (wanted.has(mention.subjectId)) said.add(mention);
      else if (addressed.has(mention.type)) others.push(mention);
    }
  const addresses = new Set(said.values().filter(isAddress).map(folded));
  const same = new Set(others.filter(({ text }) => addresses.has(folded(text))).map(({ subjectId }) => subjectId));
  for (const mention of others) if (same.has(mention.subjectId)) said.add(mention);
  return { people: [...new Set([...people, ...same])], values: said.values() };
}

interface Mention {
  readonly type: string;
  readonly field: string;
  readonly subjectId: string;
  readonly text: string;
}

function mentionsIn({ type, data }: LoggedEvent, types: GatheringParts['types']): Mention[] {
  return Object.entries(types.get(type)?.personal ?? {}).flatMap(([field, subject]) => {
    const text = data[field];
    return typeof text === 'string'
      ? [{ type, field: `${type}.${field}`, subjectId: String(data[subject]), text }]
      : [];
  });
}

/** What was said of somebody, by field. */
class Said {
  private readonly byField = new Map<string, Set<string>>();

  add({ field, text }: Mention): void {
    const value = text.trim().slice(0, LONGEST);
    if (value.length < SHORTEST || /^[\d\s.,/]+$/.test(value)) return;
    const known = this.byField.get(field) ?? new Set();
    this.byField.set(field, known);
    if (known.size <= MOST_VALUES) known.add(value);
  }

  values(): string[] {
    const fields = [...this.byField.values()].sort((one, other) => one.size - other.size);
    const kept = fields.flatMap((values) =>
      values.size <= MOST_NAMES ? [...values] : [...values].filter(({ length }) => length >= SENTENCE),
    );
    return [...new Set(kept)].slice(0, MOST_VALUES);
  }
}

const isAddress = (text: string) => text.includes('@');
const folded = (text: string) => text.trim().toLowerCase();

import type { EventType } from 'schemas/describe/events';
import type { LoggedEvent, ReadingLog } from '../event-log/event-log';
import { START } from '../event-store/event-store';
import { holdsAddress } from './address-fields';
import { SURE_LENGTH } from './words';

/** Everybody who is the same person, and the words by which they are looked for. */
export interface Person {
  readonly people: readonly string[];
  readonly values: readonly string[];
}

/** Told of each event in its turn, and then whose an address is known to be: whoever typed one may have typed a stranger's. */
export interface OwnAddresses {
  see(event: LoggedEvent): void;
  /** Those that one of them was shown to read, in small letters. */
  of(people: ReadonlySet<string>): ReadonlySet<string>;
}

interface GatheringParts {
  readonly log: Pick<ReadingLog, 'readAll'>;
  readonly types: ReadonlyMap<string, EventType>;
  /** Events whose subject is nothing but somebody with an address: a sign-up that was begun, a place on a list. */
  readonly addressed: ReadonlySet<string>;
  /** For one reading of the log. */
  readonly addresses: () => OwnAddresses;
}

/** Shorter ones stand everywhere by chance. */
const SHORTEST = 3;
/** Of one field: names and addresses change a few times. What says more different things is what somebody wrote. */
const MOST_NAMES = 20;
/** A sentence of this length is nobody else's. */
const SENTENCE = 16;
const MOST_VALUES = 400;
const LONGEST = 2_000;

/**
 * One reading of the whole log, opened. Who stands for nothing but an address is the same person where it was shown to be
 * theirs. What else they typed is looked for with the rest, and nobody is taken for them by it. A sentence that is said of others word
 * for word, a reason that staff gave to several families at once, tells of none of them: it is theirs where it is said of them.
 */
export async function gatherIn(parts: GatheringParts, people: readonly string[]): Promise<Person> {
  const wanted = new Set(people);
  const said = new Said();
  const others: Mention[] = [];
  const addresses = parts.addresses();
  for await (const batch of parts.log.readAll(START)) {
    for (const event of batch) addresses.see(event);
    for (const mention of batch.flatMap((event) => mentionsIn(event, parts.types))) {
      if (wanted.has(mention.subjectId)) said.add(mention);
      else if (parts.addressed.has(mention.type)) others.push(mention);
      else said.addOfAnother(mention);
    }
  }
  const own = addresses.of(wanted);
  const same = new Set(others.filter((one) => one.isAddress && own.has(folded(one.text))).map((one) => one.subjectId));
  for (const mention of others) if (same.has(mention.subjectId)) said.add(mention);
  return { people: [...new Set([...people, ...same])], values: said.values() };
}

/** Long enough to be looked for wherever it stands. */
const isSentence = ({ text, isAddress }: Mention) => !isAddress && text.length >= SURE_LENGTH;

interface Mention {
  readonly type: string;
  readonly field: string;
  readonly subjectId: string;
  readonly text: string;
  readonly isAddress: boolean;
}

function mentionsIn({ type, data }: LoggedEvent, types: GatheringParts['types']): Mention[] {
  const known = types.get(type);
  return Object.entries(known?.personal ?? {}).flatMap(([field, subject]) => {
    const text = data[field];
    if (typeof text !== 'string') return [];
    const isAddress = holdsAddress(known, field);
    return [{ type, field: `${type}.${field}`, subjectId: String(data[subject]), text, isAddress }];
  });
}

/** What was said of somebody, by field, but for sentences that were said of others as well. */
class Said {
  private readonly byField = new Map<string, Set<string>>();
  private readonly ofOthers = new Set<string>();

  add({ field, text }: Mention): void {
    const value = text.trim().slice(0, LONGEST);
    if (value.length < SHORTEST || /^[\d\s.,/]+$/.test(value)) return;
    const known = this.byField.get(field) ?? new Set();
    this.byField.set(field, known);
    if (known.size <= MOST_VALUES) known.add(value);
  }

  addOfAnother(mention: Mention): void {
    if (isSentence(mention)) this.ofOthers.add(folded(mention.text));
  }

  values(): string[] {
    const fields = [...this.byField.values()].sort((one, other) => one.size - other.size);
    const kept = fields.flatMap((values) =>
      values.size <= MOST_NAMES ? [...values] : [...values].filter(({ length }) => length >= SENTENCE),
    );
    return [...new Set(kept)].filter((value) => !this.ofOthers.has(folded(value))).slice(0, MOST_VALUES);
  }
}

const folded = (text: string) => text.trim().toLowerCase();

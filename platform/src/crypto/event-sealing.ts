import type { EventType } from 'schemas/describe/events';
import type { JsonObject } from '../event-store/event-store';
import type { Keyring, KeyReader, SubjectKey } from './keyring';
import { isSealed, open, seal, type Sealed } from './sealing';

/** What sealing needs of an event; the rest passes through. */
export interface SealableEvent {
  readonly id: string;
  readonly type: string;
  readonly data: JsonObject;
}

export type EventTypes = ReadonlyMap<string, EventType>;

/** Personal data of somebody who has been erased cannot be written: there is no key, and there never will be one. */
export class SubjectIsErased extends Error {
  override readonly name = 'SubjectIsErased';
  constructor(readonly subjectId: string) {
    super(`subject ${subjectId} has been erased`);
  }
}

/** A value is sealed for somebody who has neither a key nor a tombstone: the key database is older than the log. */
export class KeyIsMissing extends Error {
  override readonly name = 'KeyIsMissing';
  constructor(readonly subjectId: string) {
    super(`the keyring knows nothing of subject ${subjectId}`);
  }
}

interface Sealing {
  readonly types: EventTypes;
  readonly keyring: Pick<Keyring, 'makeMany'>;
  /** People who must not have been erased either. */
  readonly about?: readonly string[];
}

/**
 * The events with each field marked `Personal` sealed; keys are made for subjects who have none.
 * @throws SubjectIsErased
 */
export async function sealEvents<E extends SealableEvent>(
  events: readonly E[],
  { types, keyring, about = [] }: Sealing,
): Promise<E[]> {
  const places = personalPlaces(events, types).filter(({ value }) => !isSealed(value));
  if (places.length + about.length === 0) return [...events];
  const keys = await keyring.makeMany([...places.map(subjectOf), ...about]);
  for (const subject of about) if (keys.get(subject) === 'erased') throw new SubjectIsErased(subject);
  return withValues(events, places, (place): Sealed => {
    const of = subjectOf(place);
    const key = keys.get(of);
    if (!Buffer.isBuffer(key)) throw new SubjectIsErased(of);
    return { sealed: seal(place.value, key, aadOf(place)), of };
  });
}

/**
 * The events with sealed fields opened, or null where the subject has been erased. All keys of the batch are loaded at
 * once; an event without personal fields costs one look at its type. A field that became personal later stands unsealed in
 * older events, and one that was another's then is sealed with their key: both are null once its subject has been erased.
 * @throws KeyIsMissing
 */
export async function openEvents<E extends SealableEvent>(
  events: readonly E[],
  types: EventTypes,
  keyring: Pick<KeyReader, 'loadMany'>,
): Promise<E[]> {
  const places = personalPlaces(events, types);
  if (places.length === 0) return [...events];
  const keys = await keyring.loadMany([...new Set(places.flatMap(whoseKeys))]);
  return withValues(events, places, (place) => (isSealedPlace(place) ? opened(place, keys) : asItStands(place, keys)));
}

/** Whose personal data stands in these events. */
export const peopleIn = (events: readonly SealableEvent[], types: EventTypes): string[] => [
  ...new Set(personalPlaces(events, types).map(subjectOf)),
];

/** A personal field that has a value, in one event. */
interface Place<E = SealableEvent, V = unknown> {
  readonly event: E;
  readonly field: string;
  readonly subjectField: string;
  readonly value: V;
}

function personalPlaces<E extends SealableEvent>(events: readonly E[], types: EventTypes): Place<E>[] {
  const personal = personalFields(types);
  const places: Place<E>[] = [];
  for (const event of events) {
    for (const [field, subjectField] of personal.get(event.type) ?? []) {
      const value = event.data[field];
      if (value !== undefined && value !== null) places.push({ event, field, subjectField, value });
    }
  }
  return places;
}

// Types without personal fields are left out: most events are of such a type, and are done with one miss.
const knownTypes = new WeakMap<EventTypes, ReadonlyMap<string, [string, string][]>>();
function personalFields(types: EventTypes) {
  const known = knownTypes.get(types);
  if (known) return known;
  const fields = new Map(
    [...types]
      .map(([name, type]) => [name, Object.entries(type.personal)] as const)
      .filter(([, personal]) => personal.length > 0),
  );
  knownTypes.set(types, fields);
  return fields;
}

const aadOf = ({ event, field }: Place) => `${event.id}:${field}`;

function isSealedPlace<E>(place: Place<E>): place is Place<E, Sealed> {
  return isSealed(place.value);
}

function subjectOf({ event, field, subjectField }: Place): string {
  const subject = event.data[subjectField];
  if (typeof subject !== 'string')
    throw new Error(`${event.type}.${field} is personal data, but ${subjectField} names nobody`);
  return subject;
}

const whoseKeys = (place: Place): string[] =>
  isSealedPlace(place) && place.value.of !== subjectOf(place) ? [place.value.of, subjectOf(place)] : [subjectOf(place)];

function opened(place: Place<SealableEvent, Sealed>, keys: ReadonlyMap<string, SubjectKey>): unknown {
  const { sealed, of } = place.value;
  if (keys.get(subjectOf(place)) === 'erased') return null;
  const key = keys.get(of);
  if (key === undefined) throw new KeyIsMissing(of);
  return key === 'erased' ? null : open(sealed, key, aadOf(place));
}

function asItStands(place: Place, keys: ReadonlyMap<string, SubjectKey>): unknown {
  return keys.get(subjectOf(place)) === 'erased' ? null : place.value;
}

function withValues<E extends SealableEvent, P extends Place<E>>(
  events: readonly E[],
  places: readonly P[],
  valueOf: (place: P) => unknown,
): E[] {
  const changed = new Map<E, Record<string, unknown>>();
  for (const place of places) {
    const data = changed.get(place.event) ?? { ...place.event.data };
    data[place.field] = valueOf(place);
    changed.set(place.event, data);
  }
  return events.map((event) => {
    const data = changed.get(event);
    return data ? { ...event, data } : event;
  });
}

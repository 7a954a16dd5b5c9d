import Type, { type TSchema } from 'typebox';
import { Shape, subjectFieldOf, type Fields, type ValueOf } from './schema';

/** One type of event: its fields, and which of them are personal data of whom. */
export interface EventType {
  readonly name: string;
  readonly schema: TSchema;
  /** Field → the sibling field that holds the data subject's id. */
  readonly personal: Readonly<Record<string, string>>;
}

export interface EventFamily<D extends Record<string, Fields>> {
  readonly types: { readonly [K in keyof D]: EventType };
  /** Carries the TypeScript shape of the family; never present at run time. */
  readonly shape?: D;
}

/**
 * Declares the events of one aggregate. Names are past tense and unique in the whole system; the registry in
 * `schemas/src/events.ts` refuses a name that two families use. An incompatible change is a new name.
 */
export function events<D extends Record<string, Fields>>(family: D): EventFamily<D> {
  const types = Object.fromEntries(Object.entries(family).map(([name, fields]) => [name, eventType(name, fields)]));
  return { types: types as EventFamily<D>['types'] };
}

/** The union of a family's events, told apart by `type`. */
export type EventOf<F> =
  F extends EventFamily<infer D>
    ? { [K in keyof D & string]: { type: K; data: ValueOf<D[K]> } }[keyof D & string]
    : never;

/** Whether something that was stored is an event of a family: whoever appended it was held to the data of its type. */
export const isOf =
  <D extends Record<string, Fields>>(family: EventFamily<D>) =>
  <S extends Stored>(stored: S): stored is S & EventOf<EventFamily<D>> =>
    stored.type in family.types;

/** What the events of one type say, of those that were stored; in their order. */
export function dataOf<D extends Record<string, Fields>, T extends keyof D & string>(
  stored: readonly Stored[],
  { types }: EventFamily<D>,
  type: T,
): ValueOf<D[T]>[] {
  const isOne = (one: Stored): one is { readonly type: T; readonly data: ValueOf<D[T]> } =>
    type in types && one.type === type;
  return stored.filter(isOne).map(({ data }) => data);
}

interface Stored {
  readonly type: string;
  readonly data: object;
}

function eventType(name: string, fields: Fields): EventType {
  const personal: Record<string, string> = {};
  for (const [field, schema] of Object.entries(fields)) {
    const subject = subjectFieldOf(schema);
    if (subject === undefined) continue;
    if (!(subject in fields))
      throw new Error(`${name}.${field} is personal data of "${subject}", which is no field of ${name}`);
    personal[field] = subject;
  }
  return { name, schema: Shape(fields), personal };
}

/** A field that may be absent. */
export const Maybe = <S extends TSchema>(schema: S) => Type.Optional(schema);

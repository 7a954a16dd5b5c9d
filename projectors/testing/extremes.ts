import type { Happened } from 'platform/testing/folding';
import type { EventType } from 'schemas/describe/events';

type Schema = EventType['schema'];

/** Which end of what a field may hold: the smallest, shortest and oldest, or the largest, longest and latest. */
interface Extreme {
  readonly end: 'least' | 'most';
  /** Whether fields are there that may be absent. */
  readonly isWhole: boolean;
  /** What is true or false, and whether the last or the first of some options is taken. */
  readonly isYes: boolean;
}

/** Every end with each of the others. */
export const everyExtreme: readonly Extreme[] = (['least', 'most'] as const).flatMap((end) =>
  [true, false].flatMap((isWhole) => [true, false].map((isYes) => ({ end, isWhole, isYes }))),
);

/** An event of this type with every field at one end, on the oldest or the latest day. */
export const eventAt = ({ name, schema }: EventType, extreme: Extreme): Happened => ({
  type: name,
  data: valueAt(schema, extreme) as Happened['data'],
  at: inside('date-time', extreme),
});

interface Described {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
}

const ofType: Readonly<Record<string, (schema: Described, extreme: Extreme) => unknown>> = {
  boolean: (_, { isYes }) => isYes,
  null: () => null,
  integer: numberAt,
  number: numberAt,
  string: textAt,
  array: listAt,
  object: ({ properties = {}, required = [] }, extreme) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([field]) => extreme.isWhole || required.includes(field))
        .map(([field, schema]) => [field, valueAt(schema, extreme)]),
    ),
};

function numberAt({ minimum, maximum }: Described, { end }: Extreme): number {
  return bound(end === 'least' ? minimum : maximum);
}

function valueAt(schema: Schema, extreme: Extreme): unknown {
  const described = schema as Described;
  const choices = described.enum ?? described.anyOf?.map((one) => valueAt(one, extreme));
  if (choices) return choices.at(extreme.isYes ? -1 : 0);
  if ('const' in described) return described.const;
  const value = ofType[described.type ?? ''];
  if (!value) throw new Error(`no extremes are known of ${JSON.stringify(schema)}`);
  return value(described, extreme);
}

const formats: Readonly<Record<string, Record<Extreme['end'], string>>> = {
  date: { least: '1900-01-01', most: '2199-12-31' },
  'date-time': { least: '1900-01-01T00:00:00.000Z', most: '2199-12-31T23:59:59.999Z' },
  email: { least: 'a@b.c', most: `${'e'.repeat(242)}@example.org` },
};
const inside = (format: string, { end }: Extreme) => formats[format]?.[end] ?? '';

const WIDEST = '\u{1F426}';

function textAt({ format, pattern, minLength = 0, maxLength }: Described, extreme: Extreme): string {
  if (format !== undefined) return inside(format, extreme);
  const fits = new RegExp(pattern ?? '', 'u');
  const texts = extreme.end === 'least' ? shortest(minLength) : longest(bound(maxLength));
  const text = texts.find((each) => fits.test(each));
  if (text === undefined) throw new Error(`no extreme text is known of ${pattern ?? ''}`);
  return text;
}

/** Of no more than dashes, the name of a stream, a hash in hex, a letter, or the time of day. */
const shortest = (length: number) => [
  '-'.repeat(length),
  `a-${'-'.repeat(Math.max(1, length - 2))}`,
  '0'.repeat(length),
  'A',
  '00:00:00',
];

/** Of what takes the most bytes, of plain letters, the name of a stream, a hash in hex, a letter, the time of day, or a place in the log. */
const longest = (length: number) => [
  WIDEST.repeat(length),
  'Z'.repeat(length),
  `a-${'Z'.repeat(Math.max(1, length - 2))}`,
  'f'.repeat(length),
  'E',
  '23:59:59',
  '9'.repeat(length),
];

/** In characters of JSON; of a longer list the first alone is at its most. */
const LONGEST_LIST = 1_000_000;

function listAt({ items = {}, minItems = 0, maxItems }: Described, extreme: Extreme): unknown[] {
  if (extreme.end === 'least') return Array.from({ length: minItems }, () => valueAt(items, extreme));
  const length = bound(maxItems);
  const most = valueAt(items, extreme);
  const isLong = JSON.stringify(most).length * length > LONGEST_LIST;
  const other = isLong ? valueAt(items, { end: 'least', isWhole: false, isYes: extreme.isYes }) : most;
  return Array.from({ length }, (_, n) => (n === 0 ? most : other));
}

function bound(limit: number | undefined): number {
  if (limit === undefined) throw new Error('a field of an event has no bounds');
  return limit;
}

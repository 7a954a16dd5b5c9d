import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import type { EventType } from '../src/describe/events';
import { eventTypes } from '../src/events';

/**
 * One file for each form in which a type of event was ever written, `<Type>.json`, then `<Type>.2.json` and so on; what
 * stands in a log can be no other. `SHA256SUMS` is the record of them: a file that is in it never changes and never goes.
 * A new type, or a new optional field, is a new file; `GOLDEN=record` with this test enters it.
 */
interface Golden {
  readonly type: string;
  readonly data: unknown;
}

const read = (file: string): Buffer => readFileSync(join(__dirname, file));
const files = readdirSync(__dirname)
  .filter((file) => file.endsWith('.json'))
  .sort();
const goldens = new Map(files.map((file) => [file, JSON.parse(read(file).toString()) as Golden]));
const of = (type: string) => [...goldens.values()].filter((golden) => golden.type === type).map(({ data }) => data);

const sumOf = (file: string) => `${createHash('sha256').update(read(file)).digest('hex')}  ${file}`;
const record = () => read('SHA256SUMS').toString().trimEnd().split('\n');

if (process.env['GOLDEN'] === 'record') {
  const known = new Set(record().map((line) => line.slice(66)));
  const fresh = files.filter((file) => !known.has(file));
  appendFileSync(join(__dirname, 'SHA256SUMS'), fresh.map((file) => `${sumOf(file)}\n`).join(''));
}

interface Described {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
}

/** The fields that a schema describes and none of the values has, at every depth. */
function lacking(schema: TSchema, values: readonly unknown[], path = ''): string[] {
  const { properties, items } = schema as Described;
  if (items) return lacking(items, values.flat(), `${path}[]`);
  return Object.entries(properties ?? {}).flatMap(([field, inner]) => {
    const there = values
      .map((value) => (value as Record<string, unknown>)[field])
      .filter((value) => value !== undefined);
    return there.length === 0 ? [`${path}.${field}`] : lacking(inner, there, `${path}.${field}`);
  });
}

describe('the goldens', () => {
  it.each([...eventTypes.values()].map((type): [string, EventType] => [type.name, type]))(
    'show every field of %s',
    (name, { schema }) => {
      expect(of(name)).not.toEqual([]);
      expect(lacking(schema, of(name))).toEqual([]);
    },
  );

  it.each(files)('%s is still an event of today', (file) => {
    const golden = goldens.get(file);
    expect(file).toMatch(new RegExp(`^${golden?.type ?? ''}(\\.\\d+)?\\.json$`));
    const schema = eventTypes.get(golden?.type ?? '')?.schema ?? {};
    expect(schema).not.toEqual({});
    expect(Value.Errors(schema, golden?.data).map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual(
      [],
    );
  });

  it('are as they were first written, all of them', () => {
    expect(files.map(sumOf).sort()).toEqual(record().sort());
  });

  it('would be missed, to the last optional field of a list', () => {
    const { schema } = eventTypes.get('WorksheetCompleted') ?? { schema: {} };
    const [data] = of('WorksheetCompleted') as { marks: object[] }[];
    const plain = {
      ...data,
      marks: data?.marks.map((mark) => ({ ...mark, errorTag: undefined })),
      clientClaim: undefined,
    };
    expect(lacking(schema, [plain])).toEqual(['.marks[].errorTag', '.clientClaim']);
  });
});

import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import Value from 'typebox/value';
import type { EventType } from '../src/describe/events';
import { eventTypes } from '../src/events';
import { exampleOf, lacking } from '../src/testing/example';
import { goldenFile } from '../src/testing/goldens';

/**
 * One file for each form in which a type of event was ever written, in the folder of its feature: `<Type>.json`, then
 * `<Type>.2.json` and so on; what stands in a log can be no other. `SHA256SUMS` is the record of them: a file that is in it never changes and never goes.
 * A new type, or a new optional field, is a new file; `GOLDEN=record` with this test writes it where it is missing, and enters it.
 */
interface Golden {
  readonly type: string;
  readonly data: unknown;
}

const read = (file: string): Buffer => readFileSync(join(__dirname, file));
const filesThere = () =>
  readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();
const sumOf = (file: string) => `${createHash('sha256').update(read(file)).digest('hex')}  ${file}`;
const record = () => read('SHA256SUMS').toString().trimEnd().split('\n');
const goldensOf = (files: readonly string[]) =>
  new Map(files.map((file) => [file, JSON.parse(read(file).toString()) as Golden]));
const dataOf = (goldens: ReadonlyMap<string, Golden>, type: string) =>
  [...goldens.values()].filter((golden) => golden.type === type).map(({ data }) => data);

const TO_RECORD = 'GOLDEN=record npx jest --selectProjects unit --testPathPatterns schemas/golden';

if (process.env['GOLDEN'] === 'record') {
  for (const type of eventTypes.values()) writeMissing(type, goldensOf(filesThere()));
  const known = new Set(record().map((line) => line.slice(66)));
  const fresh = filesThere().filter((file) => !known.has(file));
  appendFileSync(join(__dirname, 'SHA256SUMS'), fresh.map((file) => `${sumOf(file)}\n`).join(''));
}

/** A type without an example, or with a field that none of them has, is given one; whoever likes makes it more telling before it is entered. */
function writeMissing({ name, schema }: EventType, goldens: ReadonlyMap<string, Golden>): void {
  const there = dataOf(goldens, name);
  if (there.length > 0 && lacking(schema, there).length === 0) return;
  const file = join(__dirname, goldenFile(name, there.length + 1) ?? name);
  const golden = { type: name, data: exampleOf(schema, name) };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(golden, null, 2)}\n`);
}

const files = filesThere();
const goldens = goldensOf(files);

/** What is missing of a type, in a sentence; undefined where nothing is. */
function missing({ name, schema }: EventType): string | undefined {
  const there = dataOf(goldens, name);
  if (there.length === 0) return `${name} has no example: ${TO_RECORD} writes one`;
  const fields = lacking(schema, there);
  return fields.length === 0 ? undefined : `${name}: no example has ${fields.join(', ')}; ${TO_RECORD} writes one`;
}

describe('the goldens', () => {
  it.each([...eventTypes.values()].map((type): [string, EventType] => [type.name, type]))(
    'show every field of %s',
    (_, type) => {
      expect(missing(type)).toBeUndefined();
    },
  );

  it('would be missed, with what to do', () => {
    const schema = eventTypes.get('RoleGranted')?.schema ?? {};
    expect(missing({ name: 'RoleForgotten', schema, personal: {} })).toBe(
      `RoleForgotten has no example: ${TO_RECORD} writes one`,
    );
  });

  it.each(files)('%s is still an event of today', (file) => {
    const { type, data } = goldens.get(file) ?? { type: '', data: {} };
    const form = Number(/\.(\d+)\.json$/.exec(file)?.[1] ?? 1);
    expect(file).toBe(goldenFile(type, form));
    const schema = eventTypes.get(type)?.schema ?? {};
    expect(schema).not.toEqual({});
    expect(Value.Errors(schema, data).map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual([]);
  });

  it('are as they were first written, all of them', () => {
    expect(files.map(sumOf).sort()).toEqual(record().sort());
  });

  it('would be missed, to the last optional field of a list', () => {
    const { schema } = eventTypes.get('WorksheetCompleted') ?? { schema: {} };
    const plain = (dataOf(goldens, 'WorksheetCompleted') as { marks: object[] }[]).map((data) => ({
      ...data,
      marks: data.marks.map((mark) => ({ ...mark, errorTag: undefined })),
      clientClaim: undefined,
    }));
    expect(lacking(schema, plain)).toEqual(['.marks[].errorTag', '.clientClaim']);
  });
});

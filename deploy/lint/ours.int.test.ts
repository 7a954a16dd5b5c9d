import { describe, expect, it } from '@jest/globals';
import { faultsIn } from './testing/faults';

const ENVIRONMENT = 'Only main.ts reads the environment';
const TABLE = 'A read table is read by its declaration';
const LITERAL = 'Fields stand one by one';
const ROW = 'A row is changed by `set(row, { … })`';

const secret = "export const secret = process.env['SECRET'];";
const taken = 'export const { env } = process;';
const named = "export const text = 'select 1 from read.accounts_logins';";
const escaped = String.raw`export const text = 'select 1 from re\x61d.accounts_logins';`;
const built = 'export const text = (column: string) => `select ${column} from read.accounts_logins`;';
const book = "export const text = 'select 1 from read.projections';";
const literal = 'export const found = { ...{ a: 1 }, b: 2 };';
const wrapped = 'export const found = { ... // two\n ( /* and */ { a: 1 }) };';
const row = 'export const changed = (row: object) => ({ ...row, b: 2 });';
const orRow = 'export const changed = (row?: object) => ({ ...(row ?? { a: 1 }), b: 2 });';
const data = 'export const changed = (data: object) => ({ ...data, b: 2 });';
const items = 'export const all = (row: object[]) => [...row, { b: 2 }];';

/** What is refused in a text wherever it may not stand, by the words of the refusal. */
const refused = [
  ['workers/src/app.ts', secret, ENVIRONMENT],
  ['workers/src/taken.ts', taken, ENVIRONMENT],
  ['frontend/src/app.tsx', secret, ENVIRONMENT],
  ['deploy/gateway/app.ts', secret, ENVIRONMENT],
  ['workers/src/services.ts', named, TABLE],
  ['workers/src/escaped.ts', escaped, TABLE],
  ['projectors/src/app.ts', built, TABLE],
  ['command-service/src/one/main.ts', named, TABLE],
  ['schemas/src/literal.ts', literal, LITERAL],
  ['frontend/src/literal.test.tsx', wrapped, LITERAL],
  ['projectors/src/one/literal.projection.ts', literal, LITERAL],
  ['projectors/src/one/row.projection.ts', row, ROW],
  ['projectors/src/one/or.projection.ts', orRow, ROW],
] as const;
const allowed = [
  ['workers/src/main.ts', secret],
  ['workers/src/one/main.ts', secret],
  ['deploy/bench/app.ts', secret],
  ['platform/src/app.test.ts', secret],
  ['platform/testing/app.ts', secret],
  ['question-bank/cli/app.ts', secret],
  ['command-service/src/demo-world.ts', secret],
  ['query-service/src/app.ts', book],
  ['query-service/src/one/app.int.test.ts', named],
  ['projectors/src/one/text.projection.ts', named],
  ['platform/src/tables.ts', named],
  ['projectors/src/one/data.projection.ts', data],
  ['projectors/src/one/items.projection.ts', items],
  ['projectors/src/one/row.ts', row],
  ['workers/src/one/row.projection.ts', row],
] as const;

describe('the lint rules that are ours', () => {
  const faults = faultsIn(Object.fromEntries([...refused, ...allowed].map(([file, text]) => [file, text])));

  it.each(refused)('refuse %s with %s', (file, _text, refusal) => {
    expect(faults[file]).toEqual([expect.stringContaining(refusal)]);
  });

  it.each(allowed)('allow %s with %s', (file, _text) => {
    expect(faults[file]).toEqual([]);
  });
});

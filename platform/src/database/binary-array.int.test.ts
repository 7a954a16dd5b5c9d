import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '../testing/database';
import { integerArray, jsonArray, textArray } from './binary-array';
import { openDatabase, type Database } from './database';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase({ url: database.url, name: 'test', max: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const read = async (type: string, array: Buffer) =>
  (await db.one<{ it: unknown }>(`select $1::${type}[] as it`, [array]))?.it;

describe('an array in binary format', () => {
  it.each([
    [[]],
    [['']],
    [['O’Neill', 'a "quoted" \\ word', '{}', 'NULL', 'two\nlines', '🙂 字']],
    [[null, 'between', null]],
  ])('is the texts %j', async (texts) => {
    expect(await read('text', textArray(texts))).toEqual(texts);
  });

  it.each([[[]], [[0, -1, 2_147_483_647, -2_147_483_648]], [[null, 3]], [[null]]])(
    'is the integers %j',
    async (numbers) => {
      expect(await read('integer', integerArray(numbers))).toEqual(numbers);
    },
  );

  it('is JSON, kept as it was written', async () => {
    const texts = ['{"b":1,  "a":"£5"}', '[]'];
    const kept = await db.many<{ text: string }>('select unnest($1::json[])::text as text', [jsonArray(texts)]);
    expect(kept.map(({ text }) => text)).toEqual(texts);
  });

  it('is refused where it is no JSON', async () => {
    await expect(read('json', jsonArray(['{"a":']))).rejects.toMatchObject({ code: '22P02' });
  });

  it('holds thousands', async () => {
    const texts = Array.from({ length: 10_000 }, (_, n) => `text ${n}`);
    expect(await read('text', textArray(texts))).toEqual(texts);
  });
});

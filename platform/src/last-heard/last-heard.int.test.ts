import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from '../database/database';
import { testDatabase, type TestDatabase } from '../testing/database';
import { heardIn, memoryLastHeard, postgresLastHeard } from './last-heard';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase({ url: database.as('command'), name: 'last-heard', max: 4 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const at = (seconds: number) => new Date(Date.parse('2027-03-06T10:00:00.000Z') + seconds * 1_000).toISOString();

it.each([
  ['in the database', () => postgresLastHeard(db)],
  ['in memory', memoryLastHeard],
])('tells when somebody was heard of before, and goes back for nobody: %s', async (_, open) => {
  const heard = open();
  expect(await heard.hear('march.amara', at(0))).toBeNull();
  expect(await heard.hear('march.amara', at(10))).toBe(at(0));
  expect(await heard.hear('march.amara', at(5))).toBe(at(10));
  expect(await heard.hear('march.amara', at(50))).toBe(at(10));
  expect(await heard.hear('march.tunde', at(50))).toBeNull();
});

it('lets go of what is older than a week, and takes many at once', async () => {
  const heard = postgresLastHeard(db);
  await Promise.all(Array.from({ length: 50 }, () => heard.hear('many', at(0))));
  await heard.hear('later', at(8 * 86_400));
  expect(await heard.hear('many', at(8 * 86_400))).toBeNull();
});

it('keeps how much was left to be sent as it was said last, and tells it of those who are asked for', async () => {
  const heard = postgresLastHeard(db);
  await heard.hear('march.mei', at(0), 3);
  await heard.hear('march.mei', at(20), 1);
  await heard.hear('march.mei', at(10), 7);
  await heard.hear('march.finn', at(20));
  const known = await heardIn(db)(['march.mei', 'march.finn', 'nobody']);
  expect([...known]).toEqual([
    ['march.mei', { at: at(20), waiting: 1 }],
    ['march.finn', { at: at(20), waiting: null }],
  ]);
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from '../database/database';
import { testDatabase, type TestDatabase } from '../testing/database';
import { postgresPulse } from './pulse';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase({ url: database.as('command'), name: 'pulse', max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

it('tells when somebody was there last, goes back for nobody, and is written where a crash leaves it', async () => {
  const pulse = postgresPulse(db, 'answers');
  expect(await pulse.last()).toBeNull();
  await pulse.beat('2027-03-06T10:00:10.000Z');
  await Promise.all(['10:00:05', '10:00:15', '10:00:12'].map((time) => pulse.beat(`2027-03-06T${time}.000Z`)));
  expect(await pulse.last()).toBe('2027-03-06T10:00:15.000Z');
  expect(await postgresPulse(db, 'others').last()).toBeNull();
  const rows = await db.many(`select relpersistence from pg_class where oid = 'limits.pulses'::regclass`);
  expect(rows).toEqual([{ relpersistence: 'p' }]);
});

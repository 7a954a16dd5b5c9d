import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openCounters, type Counters } from 'platform/counters';
import { openLog } from 'platform/logging';
import { openDatabase, type Database } from 'platform/database';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { createFreeAccount, validateUser } from 'schemas/accounts/accounts.contract';
import { commandHouse, type CommandHouse } from '../../../testing/house';

let database: TestDatabase;
const pools: Database[] = [];
const houses: CommandHouse[] = [];
const logger = openLog({ service: 'test', level: 'silent' });
let judged = 0;

const counters = (): Counters => {
  const db = openDatabase({ url: database.as('command'), name: 'test', max: 8 });
  pools.push(db);
  return openCounters({ db, logger });
};

beforeAll(async () => {
  database = await testDatabase();
  const verify = (hash: string, password: string) => {
    judged += 1;
    return Promise.resolve(hash === `plain ${password}`);
  };
  for (let instance = 0; instance < 2; instance += 1) {
    const house = await commandHouse({ counters: counters(), passwords: { verify } });
    houses.push(house);
    const parent = { parentFirstName: 'Ann', parentLastName: 'Lee', parentEmail: 'ann@example.org' };
    await house.browser().call(createFreeAccount, { ...parent, password: 'correct horse' });
  }
});
afterAll(async () => {
  for (const house of houses) await house.close();
  for (const pool of pools) await pool.close();
  await database.drop();
});

it('judges five of 150 guesses that come at once to two command services', async () => {
  const credentials = { email: 'ann@example.org', password: 'a guess' };
  const guesses = houses.flatMap((house) =>
    Array.from({ length: 75 }, () => house.browser('198.51.100.9').call(validateUser, credentials)),
  );
  const answers = await Promise.all(guesses);
  expect(judged).toBe(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(145);
  const honest = await houses[0]?.browser('203.0.113.7').call(validateUser, {
    ...credentials,
    password: 'correct horse',
  });
  expect(honest?.status).toBe(200);
});

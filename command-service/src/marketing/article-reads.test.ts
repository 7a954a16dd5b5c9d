import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createFreeAccount } from 'schemas/accounts/accounts.contract';
import { updateBlogsViewData } from 'schemas/marketing/funnel/funnel.contract';
import { commandHouse, type CommandHouse } from '../../testing/house';

let house: CommandHouse;
beforeEach(async () => {
  house = await commandHouse();
});
afterEach(() => house.close());

const read = (address: string, viewSource?: string) =>
  house.browser(address).call(updateBlogsViewData, { blogViewed: 'the-gl-exams', ...(viewSource && { viewSource }) });
const reads = () => house.store.events.filter(({ type }) => type === 'ArticleRead').map(({ data }) => data['source']);

it('counts a reader, and where they came from, by names of our own alone', async () => {
  await read('203.0.113.1', 'landing');
  await read('203.0.113.2');
  await read('203.0.113.3', '<script>, or a name that nobody knows');
  expect(reads()).toEqual(['landing', 'direct', 'other']);
  const written = JSON.stringify(house.store.events);
  expect(written).not.toMatch(/203\.0\.113|script/);
});

it('is falsified little by a flood from one address, which is told nothing of it', async () => {
  const flood = await Promise.all(Array.from({ length: 200 }, () => read('203.0.113.66', 'social')));
  expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([200]));
  expect(reads()).toHaveLength(12);
  await read('198.51.100.9', 'search');
  expect(reads()).toHaveLength(13);
});

it('keeps with an account which page led to it, by the same names', async () => {
  const signUp = (parentEmail: string, source: string) =>
    house.browser().call(createFreeAccount, {
      parentFirstName: 'Ada',
      parentLastName: 'Byron',
      parentEmail,
      password: 'a long password',
      acceptTerms: true,
      source,
    });
  await signUp('a@example.org', 'the-gl-exams');
  await signUp('b@example.org', 'whatever');
  const made = house.store.events.filter(({ type }) => type === 'AccountRegistered');
  expect(made.map(({ data }) => data['cameFrom'])).toEqual(['the-gl-exams', undefined]);
});

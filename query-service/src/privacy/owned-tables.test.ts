import { expect, it } from '@jest/globals';
import { subscribers } from 'schemas/marketing/subscribers.table';
import { ownedTables, tablesOf, whereTheirs } from './owned-tables';

it('says in words what stands in every table that a family is told of', () => {
  expect(ownedTables.length).toBeGreaterThan(30);
  expect(ownedTables.filter(({ keeps = '' }) => !/^[A-Z].{9}/.test(keeps)).map(({ name }) => name)).toEqual([]);
});

it('finds by the address what is nobody’s but whose address it is, and nothing of another account', () => {
  expect(
    tablesOf('address')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['accounts_sign_ups', 'marketing_mock_places', 'marketing_subscribers']);
  expect(whereTheirs(subscribers, 'address')).toBe('(lower("email") = lower($1))');
});

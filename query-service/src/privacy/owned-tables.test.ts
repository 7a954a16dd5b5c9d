import { expect, it } from '@jest/globals';
import { ownedTables } from './owned-tables';

it('says in words what stands in every table that a family is told of', () => {
  expect(ownedTables.length).toBeGreaterThan(30);
  expect(ownedTables.filter(({ keeps = '' }) => !/^[A-Z].{9}/.test(keeps)).map(({ name }) => name)).toEqual([]);
});

import { expect, it } from '@jest/globals';
import { keptWords } from 'schemas/privacy/kept-words';
import { ownedTables } from './owned-tables';

it('says in words what stands in every table that a family is told of', () => {
  const bare = ownedTables.filter(({ name }) => keptWords(name).toLowerCase() === name.replaceAll('_', ' '));
  expect(bare.map(({ name }) => name)).toEqual([]);
});

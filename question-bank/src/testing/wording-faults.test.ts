import { describe, expect, it } from '@jest/globals';
import { wordingFaults } from './wording-faults';

describe('the wording of a question', () => {
  it.each([
    'Amir buys 3 pencils for £1.20 each. How much is 1 pencil?',
    'An 8-metre rope and a 10-metre rope are tied together.',
    'Each box holds 1 less apple. It is 1 bus.',
    'A 2-litre jug holds 0.5 litres of water after an hour.',
    'How many hours are there in a week?',
    'Simplify @@12/18.',
  ])('passes: %s', (text) => {
    expect(wordingFaults(text)).toEqual([]);
  });

  it.each([
    'It costs £1.5 in all.',
    'Amir has undefined apples.',
    'Two  spaces.',
    'An end ',
    'What is it ?',
    'Stop..',
    'He has 1 apples.',
    'He has 1 football cards.',
    'It takes 3 hour.',
    'Pat the the cat.',
    'a 8-metre rope',
    'a apple',
    'an pear',
    'A rope of @@1/0 m.',
  ])('strikes out: %s', (text) => {
    expect(wordingFaults(text)).toHaveLength(1);
  });
});

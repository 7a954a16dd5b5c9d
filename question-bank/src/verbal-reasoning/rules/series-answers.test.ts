import { describe, expect, it } from '@jest/globals';
import { placesOf } from './alphabet';
import { possibleNumbers, possiblePlaces } from './series-answers';

const numbers = (text: string) => possibleNumbers(text.split(' ').map((term) => (term === '?' ? null : Number(term))));
const letters = (text: string) =>
  possiblePlaces(text.split(' ').map((term) => (term === '?' ? null : (placesOf(term)[0] ?? -1))));

describe('the rules of number series', () => {
  it.each([
    ['3 7 11 15 19 ?', 23],
    ['3 6 12 24 48 ?', 96],
    ['1 2 6 24 120 ?', 720],
    ['2 3 5 8 12 ?', 17],
    ['5 6 8 12 20 ?', 36],
    ['4 7 9 12 14 ?', 17],
    ['2 5 7 12 19 ?', 31],
    ['50 31 19 12 7 ?', 5],
    ['4 9 16 25 36 ?', 49],
    ['2 9 28 65 126 ?', 217],
    ['13 17 19 23 29 ?', 31],
    ['31 29 23 19 17 ?', 13],
    ['2 4 7 14 17 34 ?', 37],
    ['3 10 6 8 12 6 ?', 24],
    ['2 20 5 18 8 16 ?', 11],
    ['2 5 11 23 47 ?', 95],
    ['5 9 ? 17 21 25', 13],
    ['2 20 5 18 ? 16 11 14', 8],
  ])('read %s as %d', (series, answer) => expect(numbers(series)).toEqual([answer]));

  it('see two answers where the primes also go up by 4 and 2', () => {
    expect(numbers('7 11 13 17 19 23 ?')).toEqual([25, 29]);
  });

  it('see three answers where 2, 3, 5 may be primes, sums of two or doubling gaps', () => {
    expect(numbers('2 3 5 ?')).toEqual([7, 8, 9]);
  });

  it('see no rule where there is none', () => {
    expect(numbers('3 14 15 92 65 ?')).toEqual([]);
  });

  it('do not take a woven row of two terms for evidence', () => {
    expect(numbers('2 31 5 18 8 ?')).toEqual([]);
  });
});

describe('the rules of letter series', () => {
  it.each([
    ['A C E G I ?', 'K'],
    ['V X Z B D ?', 'F'],
    ['A B D G K ?', 'P'],
    ['D G F I H ?', 'K'],
    ['A Z C X E V ?', 'G'],
    ['B D ? H J L', 'F'],
  ])('read %s as %s', (series, answer) => expect(letters(series)).toEqual(placesOf(answer)));

  it('see no rule where there is none', () => {
    expect(letters('A Q B X L ?')).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { asksForNumber, hasNumber } from './number-like';

describe('an answer to a question that asks for a number', () => {
  it.each([
    ...['7', '½', '3²', '٣', '３', '£3.50', '3/4', '3:30 pm', '-4', 'x = 7', '.5'],
    ...['three quarters', 'noon', 'Midday', 'nought', 'a half', 'one and a half', 'two thirds', 'fourty', 'ninety'],
    ...['thirteen', 'fifteen', 'a dozen', 'none', 'half past eleven', 'an hour', 'minus six', 'nine tenths', 'IV'],
    ...['twenty-five', 'twelfths', 'eighty', 'thirty', 'a quarter to nine', 'SIX', 'a hundred', 'twice'],
  ])('may be %j', (answer) => expect(hasNumber(answer)).toBe(true));

  it.each(['banana', 'I do not know', '?', 'asdf', '-', 'fraction', '😀', 'help', '£'])(
    'is asked about where it is %j',
    (answer) => expect(hasNumber(answer)).toBe(false),
  );
});

describe('a question', () => {
  it.each([
    [undefined, true],
    ['Give a fraction, like 3/4.', true],
    ['Give a 24-hour time, like 15:30.', true],
    ['Give four digits.', true],
    ['Give two letters, like AB.', false],
    ['Give the word.', false],
    ['Give the code in letters.', false],
  ])('of the form %j asks for a number: %s', (answerForm, asks) => expect(asksForNumber({ answerForm })).toBe(asks));

  it('with choices asks for a letter', () => expect(asksForNumber({ options: ['3', '4'] })).toBe(false));
});

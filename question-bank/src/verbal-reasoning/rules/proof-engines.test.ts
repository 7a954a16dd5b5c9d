import { describe, expect, it } from '@jest/globals';
import { possiblePairs } from './letter-connections';
import { possibleCodes, possibleWords } from './letter-codes';
import { possibleNumberCodes, possibleNumberWords } from './number-codes';
import { possibleMiddles } from './related-numbers';
import { gapIn, isSameLeftToRight, valueOf } from './written-sum';

describe('letter codes', () => {
  it.each([
    ['one step for every letter', 'LAMP', 'NCOR', 'FROG', 'HTQI'],
    ['two steps in turn', 'LAMP', 'MZNO', 'FROG', 'GQPF'],
    ['steps that grow', 'LAMP', 'MCPT', 'FROG', 'GTRK'],
    ['steps to and fro', 'LAMP', 'MYPL', 'FROG', 'GPRC'],
    ['partners from the ends', 'LAMP', 'OZNK', 'FROG', 'UILT'],
    ['partners, moved on', 'LAMP', 'PAOL', 'FROG', 'VJMU'],
    ['backwards and moved', 'LAMP', 'QNBM', 'FROG', 'HPSG'],
    ['backwards partners', 'LAMP', 'KNZO', 'FROG', 'TLIU'],
  ])('show %s', (...[, word, code, asked, answer]) => {
    expect(possibleCodes({ word, code }, asked)).toEqual([answer]);
    expect(possibleWords({ word, code }, answer)).toEqual([asked]);
  });

  it('leave two answers where the word reads the same backwards', () => {
    expect(possibleCodes({ word: 'NOON', code: 'OPPO' }, 'CARD')).toEqual(['DBSE', 'ESBD']);
  });

  it('see nothing in a code without a rule', () => {
    expect(possibleCodes({ word: 'LAMP', code: 'QRZA' }, 'FROG')).toEqual([]);
  });
});

describe('number codes', () => {
  const words = ['STEP', 'PEST', 'NEST', 'TENS'];

  it('are found by trying every way of giving the codes out', () => {
    const puzzle = { words, codes: ['2351', '5312', '4312'] };
    expect(possibleNumberCodes(puzzle, 'STEP')).toEqual(['1234']);
    expect(possibleNumberWords(puzzle, '53124')).toEqual(['NESTP']);
  });

  it('leave more than one answer where two words could have the same code', () => {
    const puzzle = { words: ['BOAT', 'COAT', 'GOAT', 'MOAT'], codes: ['1234', '5234', '6234'] };
    expect(possibleNumberCodes(puzzle, 'BOAT')).toEqual(['1234', '5234', '6234', '?234']);
    expect(possibleNumberWords(puzzle, '1234')).toHaveLength(4);
  });

  it('never give two letters one digit', () => {
    expect(possibleNumberCodes({ words: ['ABBA', 'ABCD'], codes: ['1221'] }, 'AB')).toEqual(['12']);
  });
});

describe('letter connections', () => {
  const pairs = (...examples: [string, string][]) => examples.map(([from, to]) => ({ from, to }));

  it.each([
    ['each letter moved', pairs(['AK', 'CN']), 'FP', 'HS'],
    ['partners', pairs(['BD', 'YW'], ['GK', 'TP']), 'MQ', 'NJ'],
    ['partners moved', pairs(['BD', 'ZX'], ['GK', 'UQ']), 'MQ', 'OK'],
    ['letters crossed', pairs(['CR', 'SD'], ['BM', 'NC']), 'HQ', 'RI'],
  ])('show %s', (...[, examples, asked, answer]) => expect(possiblePairs(examples, asked)).toEqual([answer]));

  it('leave many answers where steps could be mirrors or a crossing', () => {
    expect(possiblePairs(pairs(['MK', 'NP']), 'FP')).toEqual(['GU', 'GK', 'UU', 'UK', 'SI']);
  });

  it('leave several answers where a small step could be a crossing, of partners too', () => {
    expect(possiblePairs(pairs(['AB', 'CD']), 'PT')).toEqual(['RV', 'US', 'KO']);
  });
});

describe('related numbers', () => {
  it('agree where the examples show one rule', () => {
    expect(
      possibleMiddles(
        [
          [4, 11, 7],
          [9, 14, 5],
          [3, 5, 2],
        ],
        [6, 8],
      ),
    ).toEqual([14]);
  });

  it('leave several answers where one example could be anything', () => {
    expect(possibleMiddles([[2, 4, 2]], [3, 5]).length).toBeGreaterThan(5);
  });

  it('leave several answers where the sum, twice the difference and four times a number fit alike', () => {
    expect(
      possibleMiddles(
        [
          [9, 12, 3],
          [15, 20, 5],
        ],
        [10, 4],
      ),
    ).toEqual([12, 14, 16]);
  });
});

describe('written sums', () => {
  it.each([
    ['3 + 4 × 2', 11],
    ['(3 + 4) × 2', 14],
    ['20 − 6 − 4', 10],
    ['24 ÷ (2 × 3) + 5', 9],
  ])('work out %s', (sum, value) => expect(valueOf(sum)).toBe(value));

  it('tell where the order would matter', () => {
    expect(isSameLeftToRight('3 + 4 × 2')).toBe(false);
    expect(isSameLeftToRight('4 × 2 + 3')).toBe(true);
    expect(isSameLeftToRight('3 + (4 × 2)')).toBe(true);
  });

  it.each([
    ['27 + 15 = 30 + □', 12],
    ['□ ÷ 4 + 3 = 2 × 5', 28],
    ['6 × 4 = □ × 3', 8],
    ['6 × 4 = □ × 7', undefined],
    ['3 + 4 = 9 + □', undefined],
  ])('find the gap in %s', (equation, gap) => expect(gapIn(equation)).toBe(gap));
});

import { describe, expect, it } from '@jest/globals';
import { count, grouped, listOf, withArticle } from './english';

describe('English', () => {
  it.each([
    ['egg', 'an egg'],
    ['ruler', 'a ruler'],
    ['hour', 'an hour'],
    ['uniform', 'a uniform'],
    ['umbrella', 'an umbrella'],
    ['one-way ticket', 'a one-way ticket'],
    ['8-metre rope', 'an 8-metre rope'],
    ['11', 'an 11'],
    ['18', 'an 18'],
    ['110', 'a 110'],
    ['80 g bag', 'an 80 g bag'],
    ['1 kg bag', 'a 1 kg bag'],
    ['11,000', 'an 11,000'],
  ])('puts the article before %s', (words, expected) => {
    expect(withArticle(words)).toBe(expected);
  });

  it('counts', () => {
    expect([count(1, 'box', 'boxes'), count(2, 'box', 'boxes'), count(12_500, 'seat')]).toEqual([
      '1 box',
      '2 boxes',
      '12,500 seats',
    ]);
    expect([grouped(999), grouped(9999), grouped(1_234_567)]).toEqual(['999', '9999', '1,234,567']);
  });

  it('lists', () => {
    expect([listOf([]), listOf(['red']), listOf(['red', 'blue']), listOf(['red', 'blue', 'green'])]).toEqual([
      '',
      'red',
      'red and blue',
      'red, blue and green',
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { readTable, tableText } from './table-text';

describe('a table as it is typed', () => {
  it.each([
    [
      'Way,Children;Walk,12',
      [
        ['Way', 'Children'],
        ['Walk', '12'],
      ],
    ],
    [
      ' Way , Children ;\n Walk , 12 ; ',
      [
        ['Way', 'Children'],
        ['Walk', '12'],
      ],
    ],
    [
      'Bus,"1,008";"a;b","say ""go"""',
      [
        ['Bus', '1,008'],
        ['a;b', 'say "go"'],
      ],
    ],
    [
      'a,;,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['alone', [['alone']]],
  ])('%p is read', (text, rows) => expect(readTable(text)).toEqual(rows));

  it.each([
    ['', 'nothing'],
    [';;;', 'no rows'],
    ['a,b;c', 'rows of two lengths'],
    ['a,"b', 'a mark that is not closed'],
    ['a"b",c', 'a mark within other words'],
    [Array.from({ length: 13 }, () => 'a').join(','), 'too many columns'],
    [Array.from({ length: 41 }, () => 'a').join(';'), 'too many rows'],
    ['a'.repeat(201), 'too long a cell'],
  ])('%p is no table: %s', (text) => expect(readTable(text)).toBeUndefined());

  it('is read again as it was written', () => {
    const rows = [
      ['a,b', 'c;d'],
      ['"', ''],
      ['e', '""'],
    ];
    expect(readTable(tableText(rows))).toEqual(rows);
  });

  it('takes no longer for a text that was made to take long', () => {
    for (const text of ['"'.repeat(20_001), ' '.repeat(20_000) + '"', ', '.repeat(10_000), '"a"'.repeat(6_000)])
      expect(readTable(text)).toBeUndefined();
  });
});

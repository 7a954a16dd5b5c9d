import { describe, expect, it } from '@jest/globals';
import { readTable } from 'schemas/describe/table-text';
import { paragraphsKept, paragraphsTyped, passageKept, passageTyped, wordsIn } from './passage-text';
import {
  fieldOfTable,
  gridField,
  gridOf,
  newGrid,
  readText,
  tableKept,
  typedText,
  unreadable,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './table-grid';

describe('a text to read', () => {
  it.each([
    ['One line', 'One line'],
    ['One\nTwo', 'One||Two'],
    ['One\r\n\r\nTwo', 'One||p||Two'],
    ['One\n \n\n\nTwo\n', 'One||p||Two'],
    ['\n\n', ''],
    ['', ''],
  ])('%j is kept as %j', (typed, kept) => expect(passageKept(typed)).toBe(kept));

  it('comes back as it was typed', () => {
    const kept = 'A verse||of two lines||p||And another||of two';
    expect(passageKept(passageTyped(kept))).toBe(kept);
    expect(wordsIn(passageTyped(kept))).toBe(9);
  });
});

it('of a shorter text an empty line is a paragraph, and all other marks stand', () => {
  const kept = 'Which part has a mistake?||p||My cousin lives||in a howse\n• one item';
  expect(paragraphsTyped(kept)).toBe('Which part has a mistake?\n\nMy cousin lives||in a howse\n• one item');
  expect(paragraphsKept(paragraphsTyped(kept))).toBe(kept);
  expect(paragraphsKept(' One \r\n\r\n\r\n\nTwo\n')).toBe('One||p||Two');
});

describe('a table', () => {
  it('comes back as it is kept, marks and commas in its cells included', () => {
    const kept = 'Coin,Count;"2p; new","1,200";"say ""hello""",';
    expect(tableKept(fieldOfTable(kept))).toBe(kept);
    expect(readTable(kept)).toEqual(gridOf(fieldOfTable(kept)));
  });

  it('is none while all of its cells are empty', () => {
    expect(tableKept(gridField(newGrid))).toBe('');
    expect(tableKept('')).toBe('');
    expect(fieldOfTable('')).toBe('');
  });

  it('that cannot be read is mended as text, and is a table once it can', () => {
    const field = fieldOfTable('a,b;c');
    expect([gridOf(field), unreadable(field), tableKept(field)]).toEqual([undefined, 'a,b;c', 'a,b;c']);
    expect(unreadable(typedText('a,b;c,d'))).toBe('a,b;c,d');
    expect(gridOf(readText('a,b;c,d'))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('gets and loses rows and columns', () => {
    const grid = withCell(withColumn(withRow(newGrid)), [2, 2], 'x');
    expect(grid).toEqual([
      ['', '', ''],
      ['', '', ''],
      ['', '', 'x'],
    ]);
    expect(withoutColumn(withoutRow(grid, 0), 1)).toEqual([
      ['', ''],
      ['', 'x'],
    ]);
  });
});

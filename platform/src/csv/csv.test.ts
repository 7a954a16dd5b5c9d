import { expect, it } from '@jest/globals';
import { cellText, csvCell, csvLine } from './csv';

const blanks = [
  '',
  ' ',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\u00ad',
  '\u2800',
  '\u3164',
  '\t',
  '\n',
  '\r',
  "'",
  '"',
];
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−', '⁼', '⁺', '⁻'];

it.each(signs)('takes nothing for a formula that begins with %s, whatever blanks stand before it', (sign) => {
  for (const before of [...blanks, '  \u200b\t ']) {
    const cell = csvCell(`${before}${sign}1+1`);
    expect([before, cell.replace(/^"/, '').startsWith("'")]).toEqual([before, true]);
  }
});

it('takes no cell for one that begins anew: tab and the ends of lines', () => {
  for (const text of ['\tcmd', '\rcmd', '\ncmd']) expect(csvCell(text)).toBe(`"'${text}"`);
  expect(csvCell('Ann\t=1+1')).toBe('"Ann\t=1+1"');
});

it('leaves names, numbers and lists as they are', () => {
  expect(csvLine(['O’Neill', 'ann@example.org', -3, true, null, undefined, [{ right: true }], 'Anne-Marie'])).toBe(
    'O’Neill,ann@example.org,-3,true,,,"[{""right"":true}]",Anne-Marie\r\n',
  );
  expect(csvCell('O"Neill, 张')).toBe('"O""Neill, 张"');
});

it.each(['-5', "'-5", '=1+1', "'tis", "''", 'plain', '', "'", '\u2212 3', "' -1", 'a-b'])(
  'is read again as it was: %p',
  (text) => {
    const cell = csvCell(text);
    const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    expect(cellText(read)).toBe(text);
  },
);

import { expect, it } from '@jest/globals';
import Value from 'typebox/value';
import { writeLetter } from '../marketing/letters/letter.contract';
import { GivenName, Instant, Reason } from './schema';

const isInstant = (text: string) => Value.Check(Instant, text);

it.each(['2026-11-21T14:02:00.000Z', '1900-01-01T00:00:00Z', '2199-12-31T23:59:59.999999Z'])(
  'an instant is %s',
  (text) => {
    expect(isInstant(text)).toBe(true);
  },
);

// Each of these has the format of a date and a time; PostgreSQL refuses some, and takes others for another instant.
it.each([
  `2026-11-22T00:00:00.${'1'.repeat(300)}Z`,
  '2026-11-22T00:00:00.123456789Z',
  '2026-11-22t11:59:59Z',
  '2026-11-22T11:59:59z',
  '2026-11-22 11:00:00Z',
  '2016-12-31T23:59:60Z',
  '2026-11-22T11:00:00+01:00',
  '1899-12-31T23:59:59Z',
])('no instant is %s', (text) => {
  expect(isInstant(text)).toBe(false);
});

it('a reason can be seen, and has three characters', () => {
  for (const text of ['Ill.', ' x ', '张三丰', 'two\nlines']) expect(Value.Check(Reason, text)).toBe(true);
  for (const text of [
    '',
    'no',
    '   ',
    '\u200b\u200b\u200b',
    '\u0301\u0301\u0301',
    `no${'\u2003'.repeat(200)}body`,
    '\u2800\u3164\u00ad',
    'nul\u0000',
    'x'.repeat(301),
  ])
    expect([text, Value.Check(Reason, text)]).toEqual([text, false]);
});

it('a name that is given can be seen, and turns nothing about that stands behind it', () => {
  // Farsi and Sinhala join letters with characters that nobody sees.
  for (const name of [
    'O’Neill',
    'de Souza',
    '张',
    'Zoe\u0308',
    'José María',
    'J. R.',
    'ابن سینا',
    '𠮷野',
    '👩\u200d👧 Ada',
    '❤\ufe0f',
    'می\u200cنا',
    'ශ්\u200dරී',
    '葛\u{e0100}城',
    '神\ufe00',
    '7\ufe0f\u20e3 up',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'नन्हीं',
    'x\u0301\u0302\u0303',
    'Ann\u00a0Lee',
  ])
    expect(Value.Check(GivenName, name)).toBe(true);
  const invisible = [
    '\u200b',
    '\u200c',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u034f',
    '\u180e',
    '\u3164',
    '\u{e0041}',
  ];
  const alone = invisible.flatMap((one) => [`Tunde${one}`, `${one}Tunde`, `Tun${one}de`]);
  const turning = ['\u200e', '\u200f', '\u061c', '\u202a', '\u202e', '\u2066', '\u2069'].map((one) => `T${one}e`);
  // Marks that stand on nothing, a tower of them, and so much room that nobody sees what follows.
  const marks = [
    '\u0301',
    '\u0301\u0301 \u0308',
    '\u20e3',
    `Z${'\u0301'.repeat(9)}`,
    `T${'\u3000'.repeat(9)}e`,
    `T${'\u3000 '.repeat(9)}e`,
  ];
  const strays = [
    '7\ufe0f',
    'a\u{e0100}',
    'a\ufe00',
    '🏴\u{e0067}\u{e0062}',
    'a\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ];
  const unfit = [
    ...marks,
    ...strays,
    'a\u0000',
    'a\u0085b',
    'a\u009fb',
    'a\ue000',
    'a\ud800',
    'a\u2028b',
    'می\u200c',
    '\u200cمی',
  ];
  for (const name of [' ', '\u00a0', '\u200b\u200d', '\u2800', ...alone, ...turning, ...unfit])
    expect([name, Value.Check(GivenName, name)]).toEqual([name, false]);
});

it('the body of a letter can be seen, line by line, and nothing in it turns about what follows', () => {
  const fits = (text: string) => Value.Check(writeLetter.request.body, text);
  const long = 'a line of it\r\n'.repeat(714);
  for (const text of ['One.\n\n- two\tthree\r\n', 'سلام می\u200cخواهم', '👩\u200d👧 🎉', ' \n.', long])
    expect([text, fits(text)]).toEqual([text, true]);
  const turning = [
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202b',
    '\u202c',
    '\u202d',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  ];
  for (const one of [...turning, '\u061c', '\u200b', '\ufeff', '\u2028', '\u0000', '\u0007', '\u2800'])
    expect([one, fits(`pay ${one}here`), fits(`${long.slice(0, -9)}${one}`)]).toEqual([one, false, false]);
  for (const text of ['', ' ', '\n\n', '\u00a0\t']) expect([text, fits(text)]).toEqual([text, false]);
});

it('the subject of a letter can be seen as a name can, and is as long as it was', () => {
  const fits = (text: string) => Value.Check(writeLetter.request.subject, text);
  for (const text of ['A quiet week', 'Ann’s 11+ news: 50% off 🎉', 'x'.repeat(150)])
    expect([text, fits(text)]).toEqual([text, true]);
  for (const text of ['a\u202eb', 'a\u2028b', 'a\u200bb', 'a\nb', ' ', 'x'.repeat(151)])
    expect([text, fits(text)]).toEqual([text, false]);
});

import { apartMark, mixedNumberMark } from './clean';
import { lengthSpellings } from './unit-families';

export interface Run {
  kind: 'number' | 'word';
  text: string;
}

/** The parts of a cleaned answer that are compared: numbers, and what stands between them. */
export function runsOf(cleaned: string): Run[] {
  return split(compact(withoutFiller(cleaned)));
}

/** Powers in one form; fraction marks, and the whole word "and" away. */
const withoutFiller = (text: string) =>
  text
    .replace(/\*\*(\d)/g, '^$1')
    .replace(/\*\*/g, '^2')
    .replace(/@@/g, ' ')
    .replace(/(?<!\p{L})and(?!\p{L})/gu, ' ');

const compact = (text: string) =>
  squaredUnit(poundsBehind(clockColon(withoutStop(apart(grouped(markMixedNumber(text))).replace(/[ ,]/g, '')))));

/** Digits in threes are one number, by commas (`1,200`) or by spaces (`10 000`). */
const grouped = (text: string) =>
  text
    .replace(/(?<![\d.,])\d{1,3}(?:, ?\d{3})+(?![\d,])/g, (digits) => digits.replace(/[, ]/g, ''))
    .replace(/(?<![\d.,]|\d )\d{1,3}(?: \d{3})+(?! ?\d)/g, (digits) => digits.replaceAll(' ', ''));

/** Other digits that stand apart are two numbers: `2 3` is not 23, and `1,5` is not 15. */
const apart = (text: string) => text.replace(/(?<=\d)[ ,]+(?=\d)/g, apartMark);

/** `3 1/2` is one number, and not 31/2. */
const markMixedNumber = (text: string) => text.replace(/(\d) +(\d+) *\/ *(?=\d)/g, `$1${mixedNumberMark}$2/`);

const withoutStop = (text: string) => text.replace(/\.$/, '');

/** A kindness: a stop between clock digits before am or pm is meant as a colon, `3.30pm`. */
const clockColon = (text: string) => text.replace(/(?<![\d.:])(\d{1,2})\.([0-5]\d)(?=[ap]\.?m(?!\p{L}))/gu, '$1:$2');

/** Money is read as it is said, the unit after the number. */
const poundsBehind = (text: string) => text.replace(/£(\d+(?:\.\d+)?|\.\d+)/g, '$1£');

const unitThenPower = new RegExp(`(?<=\\d)(${lengthSpellings.join('|')})([23])$`);
const squaredUnit = (text: string) => text.replace(unitThenPower, '$1^$2');

// A raised digit belongs to its unit or base, and a stop after a letter ends a short form (`hrs.30`) rather than starting `.30`.
const number = /(?<![\^\d])\d+(?:\.\d+)?|(?<![\p{L}\d])\.\d+/gu;

function split(text: string): Run[] {
  const runs: Run[] = [];
  let read = 0;
  for (const { 0: digits, index } of text.matchAll(number)) {
    if (index > read) runs.push({ kind: 'word', text: text.slice(read, index) });
    runs.push({ kind: 'number', text: digits });
    read = index + digits.length;
  }
  if (read < text.length) runs.push({ kind: 'word', text: text.slice(read) });
  return runs;
}

import { type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { withArticle } from '../../wording/english';
import { conversion, converted, type UnitPair } from '../measures/conversion';

const pair = (big: keyof typeof names, small: keyof typeof names, size: number): UnitPair => ({
  big,
  small,
  size,
  bigName: names[big],
  smallName: names[small],
});

const names = { mm: 'millimetres', cm: 'centimetres', m: 'metres', km: 'kilometres' };

const adjacent = [pair('cm', 'mm', 10), pair('m', 'cm', 100), pair('km', 'm', 1000)];
const twoApart = [pair('m', 'mm', 1000), pair('km', 'cm', 100_000)];

/** The parts of the big unit in which a level counts, and those of the level before, whose lengths it leaves out. */
const parts = { 1: [2, 1], 2: [10, 2], 3: [100, 10] } as const;

/** A length in small units: halves of the big unit first, then tenths, then hundredths. */
function lengthBetweenNeighbours(random: Random, level: 1 | 2 | 3, size: number): number | undefined {
  const [part, known] = parts[level];
  const step = Math.max(1, size / part);
  const length = step * random.integer(3, level === 1 ? 24 : level === 2 ? 99 : 999);
  // There are no hundredths of a centimetre: at level 3 there are more millimetres than before instead.
  if (size < part) return length > 99 ? length : undefined;
  return level > 1 && length % (size / known) === 0 ? undefined : length;
}

/** Over two steps of the units: metres and kilometres with three and one decimals first, then less than a tenth, or with three decimals. */
function lengthTwoApart(random: Random, level: Level, size: number): number | undefined {
  const inMetres = size === 1000;
  if (level === 4) {
    const length = inMetres ? random.integer(101, 9999) : (size / 10) * random.integer(3, 99);
    return inMetres && length % 10 === 0 ? undefined : length;
  }
  const length = inMetres ? random.integer(3, 99) : (size / 1000) * random.integer(15, 9999);
  return length % (size / 10) === 0 ? undefined : length;
}

export const lengthConvert = defineQuestionType({
  key: 'length-convert',
  title: 'Millimetres to kilometres',
  targetSeconds: [15, 20, 25, 35, 40],
  version: 3,
  build: (random, level) => {
    const units = random.pick(level >= 4 ? twoApart : adjacent);
    const length =
      level === 4 || level === 5
        ? lengthTwoApart(random, level, units.size)
        : lengthBetweenNeighbours(random, level, units.size);
    if (length === undefined || length === units.size) return undefined;
    const toSmall = random.oneIn(2);
    const { given, ...parts } = conversion(length, units, toSmall);

    return {
      ...parts,
      prompt: ask(random, level, { given, units, length, asked: toSmall ? units.smallName : units.bigName }),
    };
  },
  solve: converted,
});

const things: Record<string, readonly (readonly [name: string, least: number, most: number])[]> = {
  mm: [
    ['ladybird', 4, 9],
    ['pencil', 80, 190],
    ['piece of wire', 20, 9990],
    ['garden path', 2000, 99_000],
  ],
  cm: [
    ['table', 80, 250],
    ['garden fence', 250, 9990],
    ['piece of string', 20, 900],
    ['cycle track', 50_000, 100_000_000],
  ],
  m: [
    ['running track', 200, 800],
    ['bridge', 60, 2500],
    ['forest path', 400, 25_000],
    ['canal', 1000, 99_000],
  ],
};

function ask(
  random: Random,
  level: Level,
  { given, units, length, asked }: { given: string; units: UnitPair; length: number; asked: string },
): string {
  const plain = [`Change ${given} into ${asked}.`, `How many ${asked} are there in ${given}?`];
  const fitting = (things[units.small] ?? []).filter(([, least, most]) => length >= least && length <= most);
  if (fitting.length === 0 || level === 1) return random.pick(plain);
  const [name] = random.pick(fitting);
  const subject = withArticle(name);
  return random.pick([
    ...plain,
    `${subject.charAt(0).toUpperCase()}${subject.slice(1)} is ${given} long. How many ${asked} is that?`,
  ]);
}

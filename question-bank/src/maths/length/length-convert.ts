import { at, type Level } from '../../generation/level';
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

/** The smallest step of the big unit, as a share of it: whole and half units first, two decimal places last. */
const steps = { 1: 2, 2: 10, 3: 100, 4: 10, 5: 100 };

export const lengthConvert = defineQuestionType({
  key: 'length-convert',
  title: 'Millimetres to kilometres',
  targetSeconds: [15, 20, 25, 35, 40],
  build: (random, level) => {
    const units = random.pick(level >= 4 ? twoApart : adjacent);
    const step = Math.max(1, units.size / steps[level]);
    const length = step * random.integer(3, at(level, [24, 99, 999, 99, 999]));
    const toSmall = random.oneIn(2);
    const { given, ...parts } = conversion(length, units, toSmall);
    if (length === units.size) return undefined;
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

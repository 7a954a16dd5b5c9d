import type { ShownUnit } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { price } from '../../notation/money';
import { after, before } from '../../notation/units';
import { count } from '../../wording/english';
import { person, type Person } from '../../wording/people';
import { collections } from '../../wording/things';

/** What an amount is an amount of: how it is written, and what stands beside the box. */
export interface AmountOf {
  kind: 'number' | 'things' | 'money' | 'flour' | 'ribbon' | 'path';
  who: Person;
  /** What is counted, "marbles"; for kind `things`. */
  noun: string;
  /** "24 marbles", "£24", "240 g". */
  write: (amount: number) => string;
  /** How the amount is stored as an answer: a counted noun stays beside the box. */
  answer: (amount: number) => string;
  unit?: ShownUnit;
}

/** A setting in which an amount of this size is sensible. */
export function amountOf(random: Random, whole: number): AmountOf {
  const { one, many } = random.pick(collections);
  const settings = [
    { kind: 'number', sizes: [1, 2000], write: String, answer: String },
    {
      kind: 'things',
      sizes: [4, 300],
      write: (amount: number) => count(amount, one, many),
      answer: String,
      unit: after(many),
    },
    { kind: 'money', sizes: [8, 150], ...money },
    { kind: 'flour', sizes: [250, 2000], ...measured('g') },
    { kind: 'ribbon', sizes: [2, 40], ...measured('m') },
    { kind: 'path', sizes: [60, 2000], ...measured('m') },
  ] as const;
  const fitting = settings.filter(({ sizes: [least, most] }) => whole >= least && whole <= most);
  return { who: person(random), noun: many, ...random.pick(fitting) };
}

const inPounds = (amount: number) => price(amount * 100);
const money = { write: inPounds, answer: inPounds, unit: before('£') };

function measured(unit: string) {
  const write = (amount: number) => `${amount} ${unit}`;
  return { write, answer: write, unit: after(unit) };
}

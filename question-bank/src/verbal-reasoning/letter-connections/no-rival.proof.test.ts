import { expect, it } from '@jest/globals';
import { letterConnections } from './topic';

// A solver of its own, from the printed question alone: every rule that the bank teaches, at its full range, letter by
// letter on a written-out alphabet. Whatever fits the examples must give the key.

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const shifted = (letter: string, by: number) => alphabet.charAt((alphabet.indexOf(letter) + by + 52) % 26);
const partner = (letter: string) => alphabet.charAt(25 - alphabet.indexOf(letter));
const both = (change: (letter: string) => string) => (pair: string) => Array.from(pair, change).join('');
const crossed = (pair: string) => Array.from(pair).toReversed().join('');

interface Rule {
  readonly name: string;
  readonly change: (pair: string) => string;
}

const upTo = (largest: number) => Array.from({ length: 2 * largest + 1 }, (_, index) => index - largest);

const rules: Rule[] = [
  ...upTo(9).flatMap((one) =>
    upTo(9).map((other) => ({
      name: `first ${one}, second ${other}`,
      change: (pair: string) => shifted(pair.charAt(0), one) + shifted(pair.charAt(1), other),
    })),
  ),
  ...upTo(9).flatMap((step): Rule[] => [
    { name: `partners, then ${step}`, change: both((letter) => shifted(partner(letter), step)) },
    { name: `crossed, then ${step}`, change: (pair) => both((letter) => shifted(letter, step))(crossed(pair)) },
    {
      name: `crossed partners, then ${step}`,
      change: (pair) => both((letter) => shifted(partner(letter), step))(crossed(pair)),
    },
  ]),
];

function rivalsIn(prompt: string, answer: string): string[] {
  const examples = [...prompt.matchAll(/([A-Z]{2}) is to ([A-Z]{2})/g)].map(([, from = '', to = '']) => ({ from, to }));
  const [, asked = ''] = /([A-Z]{2}) is to □/.exec(prompt) ?? [];
  const fitting = rules.filter(({ change }) => examples.every(({ from, to }) => change(from) === to));
  if (fitting.length === 0) return ['no rule fits'];
  if (examples.some(({ from, to }) => from === to)) return ['an example that stays as it is shows nothing'];
  return fitting
    .filter(({ change }) => change(asked) !== answer)
    .map(({ name, change }) => `${name} gives ${change(asked)} instead of ${answer}`);
}

const DRAWS = 20_000;
const types = letterConnections.subTopics.flatMap((subTopic) => subTopic.types);

it.each(types.map((type) => [type.key, type] as const))('%s has one answer only, by whatever rule', (_, type) => {
  const rivals: string[] = [];
  const draws = Math.ceil(DRAWS / types.length / type.levels.length);
  for (const level of type.levels)
    for (let seed = 1_000_001; seed <= 1_000_000 + draws && rivals.length < 5; seed += 1) {
      const { prompt, answer } = type.draw(level, seed);
      rivals.push(...rivalsIn(prompt, answer).map((fault) => `level ${level}, seed ${seed}: ${fault}`));
    }
  expect(rivals).toEqual([]);
});

import { expect, it } from '@jest/globals';
import type { Level } from '../../generation/level';
import { relatedNumbers } from './topic';

// A solver of its own: it knows nothing of the bank's rules, reads the printed question, and tries whatever a child may
// try, spelled out, rule by rule. The simplest rules are among them: one number and a constant, or one number itself.

type Rule = readonly [name: string, middle: (first: number, last: number) => number];

const multiples: readonly (readonly [string, (n: number) => number])[] = [
  ['', (n) => n],
  ['double ', (n) => n + n],
  ['treble ', (n) => n + n + n],
  ['square ', (n) => n ** 2],
];

const joined: Rule[] = multiples.flatMap(([some, take]) =>
  multiples.flatMap(([others, takeLast]): Rule[] => [
    [`${some}first and ${others}last together`, (first, last) => take(first) + takeLast(last)],
    [`${some}first less ${others}last`, (first, last) => take(first) - takeLast(last)],
    [`${others}last less ${some}first`, (first, last) => takeLast(last) - take(first)],
  ]),
);

const plain: Rule[] = [
  ['the first', (first) => first],
  ['the last', (_, last) => last],
  ['the larger', (...both) => Math.max(...both)],
  ['the smaller', (...both) => Math.min(...both)],
];

const ways: Rule[] = [
  ...plain,
  ...joined,
  ['the gap', (first, last) => Math.abs(first - last)],
  ['the product', (first, last) => first * last],
  ['half the product', (first, last) => (first * last) / 2],
  ['half the sum', (first, last) => (first + last) / 2],
  ['half the gap', (first, last) => Math.abs(first - last) / 2],
  ['how often the last goes into the first', (first, last) => (first % last === 0 ? first / last : NaN)],
  ['how often the first goes into the last', (first, last) => (last % first === 0 ? last / first : NaN)],
];

interface Groups {
  readonly shown: readonly (readonly [first: number, middle: number, last: number])[];
  readonly asked: readonly [first: number, last: number];
}

function groupsOf(prompt: string): Groups {
  const shown = [...prompt.matchAll(/\((\d+) \[(\d+)\] (\d+)\)/g)].map(
    ([, first, middle, last]) => [Number(first), Number(middle), Number(last)] as const,
  );
  const [, first, last] = /\((\d+) \[□\] (\d+)\)/.exec(prompt) ?? [];
  return { shown, asked: [Number(first), Number(last)] };
}

type Named = readonly [name: string, answer: number];

/** By each rule that fits all the groups shown once a constant is added. */
const byWay = ({ shown, asked }: Groups): Named[] =>
  ways.flatMap(([name, way]) => {
    const [more, ...others] = shown.map(([first, middle, last]) => middle - way(first, last));
    const fits = more !== undefined && others.every((other) => other === more);
    return fits ? [[`${name}, and ${more}`, way(...asked) + more] as const] : [];
  });

type RuleOf = readonly [name: string, middle: (first: number, last: number, some: number) => number];

/** What takes a number that the groups do not show. */
const withSome: readonly RuleOf[] = [
  ...plain.flatMap(([name, way]): RuleOf[] => [
    [`some times ${name}`, (first, last, some) => some * way(first, last)],
    [`${name} shared by some`, (first, last, some) => way(first, last) / some],
  ]),
  ['some times the sum', (first, last, some) => some * (first + last)],
  ['some times the gap', (first, last, some) => some * Math.abs(first - last)],
  ['some more than the first, times the last', (first, last, some) => (first + some) * last],
  ['some less than the first, times the last', (first, last, some) => (first - some) * last],
  ['some more than the last, times the first', (first, last, some) => first * (last + some)],
  ['some less than the last, times the first', (first, last, some) => first * (last - some)],
];

const MOST = 12;
const some = Array.from({ length: MOST }, (_, index) => index + 1);

const bySome = ({ shown, asked }: Groups): Named[] =>
  withSome.flatMap(([name, way]) =>
    some
      .filter((amount) => shown.every(([first, middle, last]) => way(first, last, amount) === middle))
      .map((amount) => [`${name}, by ${amount}`, way(...asked, amount)] as const),
  );

/** What somebody would answer by each rule that fits all the groups shown. */
const answersTo = (groups: Groups): Map<number, string> =>
  new Map(
    [...byWay(groups), ...bySome(groups)]
      .filter(([, answer]) => Number.isInteger(answer) && answer > 0)
      .map(([name, answer]) => [answer, name]),
  );

const DRAWS = 20_000;
const types = relatedNumbers.subTopics.flatMap((subTopic) => subTopic.types);

it.each(types.map((type) => [type.key, type] as const))('%s has one answer only, by whatever rule', (_, type) => {
  const rivals: string[] = [];
  const draws = Math.ceil(DRAWS / types.length / type.levels.length);
  for (const level of type.levels)
    for (let seed = 1_000_001; seed <= 1_000_000 + draws && rivals.length < 5; seed += 1)
      rivals.push(...rivalsOf(type.draw(level, seed), { level, seed }));
  expect(rivals).toEqual([]);
});

function rivalsOf(
  { prompt, answer }: { readonly prompt: string; readonly answer: string },
  { level, seed }: { readonly level: Level; readonly seed: number },
): string[] {
  const groups = groupsOf(prompt);
  const found = answersTo(groups);
  const others = [...found].filter(([value]) => value !== Number(answer)).map(([value, rule]) => `${value} by ${rule}`);
  const faults = [
    ...others,
    ...(found.has(Number(answer)) ? [] : ['no rule gives the key']),
    ...(new Set(groups.shown.map(([, middle]) => middle)).size === 1 ? ['equal middles'] : []),
    ...(isMirrored(groups) ? ['a pair twice'] : []),
  ];
  return faults.map((fault) => `level ${level}, seed ${seed}: ${fault} instead of ${answer}`);
}

/** Whether two of the pairs have the same numbers, in whatever order. */
function isMirrored({ shown, asked: [first, last] }: Groups): boolean {
  const pairs = [...shown.map(([one, , other]) => [one, other]), [first, last]].map((pair) =>
    pair.toSorted((one, other) => one - other).join(),
  );
  return new Set(pairs).size < pairs.length;
}

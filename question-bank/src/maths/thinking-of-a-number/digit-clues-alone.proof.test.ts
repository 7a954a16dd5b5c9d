import { expect, it } from '@jest/globals';
import { digitClues } from './digit-clues';

// A solver of its own, from the printed question alone: "between" with its ends and without them, digit by digit.

const digits = (n: number) => Array.from(String(n), Number);
const ends = (n: number) => [digits(n).at(0) ?? 0, digits(n).at(-1) ?? 0] as const;
const known = new Map<number, readonly number[]>();
const divisors = (n: number): readonly number[] => {
  const found = known.get(n) ?? Array.from({ length: n }, (_, index) => index + 1).filter((d) => n % d === 0);
  known.set(n, found);
  return found;
};

const meanings: readonly (readonly [RegExp, (n: number, said: number) => boolean])[] = [
  [/^It is even\.$/, (n) => [0, 2, 4, 6, 8].includes(ends(n)[1])],
  [/^It is odd\.$/, (n) => [1, 3, 5, 7, 9].includes(ends(n)[1])],
  [/^It is a multiple of (\d+)\.$/, (n, said) => divisors(n).includes(said)],
  [/^Its digits add up to (\d+)\.$/, (n, said) => digits(n).reduce((one, other) => one + other) === said],
  [/^It is a prime number\.$/, (n) => divisors(n).length === 2],
  [/^It is a square number\.$/, (n) => divisors(n).some((d) => d * d === n)],
  [/^Its first digit is larger than its last digit\.$/, (n) => ends(n)[0] > ends(n)[1]],
  [/^Its last digit is larger than its first digit\.$/, (n) => ends(n)[1] > ends(n)[0]],
  [/^Its first and last digits are the same\.$/, (n) => ends(n)[0] === ends(n)[1]],
  [
    /^The difference between its first and last digits is (\d+)\.$/,
    (n, said) => Math.abs(ends(n)[0] - ends(n)[1]) === said,
  ],
];

function numbersFor(prompt: string): number[] {
  const [, from, to] = /between (\d+) and (\d+)\./.exec(prompt) ?? [];
  const clues = (prompt.match(/(?:It is|Its|The difference)[^.?]*\./g) ?? []).map(meaningOf);
  const range = Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index);
  return range.filter((n) => clues.every((holds) => holds(n)));
}

function meaningOf(clue: string): (n: number) => boolean {
  for (const [pattern, holds] of meanings) {
    const found = pattern.exec(clue);
    if (found) return (n) => holds(n, Number(found[1]));
  }
  throw new Error(`nobody knows what this says: ${clue}`);
}

const DRAWS = 20_000;

it('leaves one number, whether or not "between" includes its ends', () => {
  const faults: string[] = [];
  for (const level of digitClues.levels)
    for (let seed = 1; seed <= DRAWS / digitClues.levels.length && faults.length < 5; seed += 1) {
      const { prompt, answer } = digitClues.draw(level, seed);
      const found = numbersFor(prompt).join(' or ');
      if (found !== answer) faults.push(`level ${level}, seed ${seed}: ${found} instead of ${answer}: ${prompt}`);
    }
  expect(faults).toEqual([]);
});

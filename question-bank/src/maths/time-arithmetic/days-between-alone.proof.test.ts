import { expect, it } from '@jest/globals';
import { daysBetween } from './days-between';

// A solver of its own, from the printed question alone, by the calendar of the computer. Where no year is printed, the
// answer must be the same in a leap year and in another.

const DAY = 86_400_000;
const yearsSaid = (prompt: string): readonly number[] => {
  const [, printed] = /\b(20\d\d)\b/.exec(prompt) ?? [];
  if (printed !== undefined) return [Number(printed)];
  if (prompt.includes('It is not a leap year.')) return [2025, 2026];
  return prompt.includes('It is a leap year.') ? [2028] : [2027, 2028];
};

function daysFor(prompt: string): string {
  const [first, last] = [...prompt.matchAll(/\b(\d{1,2}) ([A-Z][a-z]+)\b/g)]
    .map(([date]) => date)
    .filter((date, index, all) => all.indexOf(date) === index);
  const withFirst = /both/.test(prompt) ? 1 : 0;
  const found = yearsSaid(prompt).map((year) => {
    const [from, to] = [first, last].map((date) => Date.parse(`${date ?? ''} ${year} UTC`));
    return ((to ?? 0) - (from ?? 0)) / DAY + withFirst;
  });
  return [...new Set(found)].map((days) => `${days} days`).join(' or ');
}

const DRAWS = 20_000;

it('has one answer, in whatever year it may be', () => {
  const faults: string[] = [];
  for (const level of daysBetween.levels)
    for (let seed = 1; seed <= DRAWS / daysBetween.levels.length && faults.length < 5; seed += 1) {
      const { prompt, answer } = daysBetween.draw(level, seed);
      const found = daysFor(prompt);
      if (found !== answer) faults.push(`level ${level}, seed ${seed}: ${found} instead of ${answer}: ${prompt}`);
    }
  expect(faults).toEqual([]);
});

import { expect, it } from '@jest/globals';
import { allLevels, at } from '../../generation/level';
import { ideasByLevel } from './ideas';
import { oddOneOut } from './odd-one-out';

const DRAWS = 120;

/** What a child looks at: the dot's side is one idea, whichever side it is. */
const lookedAt = (words: string): string => words.replace(/the dot (?:at|on) the \w+/, 'the dot on one side');

it.each(allLevels)('has eight ideas or more at level %i, and draws none of them over and over', (level) => {
  const ideas = new Set(at(level, ideasByLevel));
  expect(ideas.size).toBeGreaterThanOrEqual(8);
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= DRAWS; seed += 1) {
    const [, words = ''] = oddOneOut.draw(level, seed).solution.split('\n');
    counts.set(lookedAt(words), (counts.get(lookedAt(words)) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThanOrEqual(8);
  expect(Math.max(...counts.values()) / DRAWS).toBeLessThan(0.25);
});

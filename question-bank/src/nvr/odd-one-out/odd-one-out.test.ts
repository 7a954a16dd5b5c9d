import { expect, it } from '@jest/globals';
import { allLevels, at } from '../../generation/level';
import { guessCount } from '../../testing/option-guesses';
import { seenPictures } from '../../testing/seen-pictures';
import { plainFigure, shapes, withValues } from '../attributes';
import { ideasByLevel } from './ideas';
import { possibleOddOnes } from './likeness';
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

it.each([3, 4, 5] as const)('asks at level %i for more than what is alone, or most like the others', (level) => {
  const { look, shares } = guessCount();
  for (let seed = 1; seed <= DRAWS; seed += 1) look(seenPictures(oddOneOut.draw(level, seed)));
  const found = new Map(shares());
  // Once all of them were found so: at level 3 by what is alone, at level 5 by what is most like the others.
  for (const guess of ['something of its own', 'most like the others', 'least like the others'])
    expect(found.get(guess)).toBeLessThan(0.5);
});

it('counts nobody as odd for a value of its own where three have one', () => {
  const turned = [0, 2, 4, 6].map((turn) => withValues(plainFigure, { shape: shapes.indexOf('arrow'), turn }));
  const aslant = withValues(plainFigure, { shape: shapes.indexOf('arrow'), turn: 3 });
  expect(possibleOddOnes([...turned, aslant])).toEqual([4]);
});

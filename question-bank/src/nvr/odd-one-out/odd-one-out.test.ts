import { expect, it } from '@jest/globals';
import { allLevels, at, type Level } from '../../generation/level';
import { randomFrom } from '../../generation/random';
import { guessCount } from '../../testing/option-guesses';
import { seenPictures } from '../../testing/seen-pictures';
import type { NvrQuestion } from '../nvr-type';
import { attributeNames, plainFigure, shapes, withValues } from '../attributes';
import { balanced } from './besides/balance';
import type { Part } from './ideas/idea';
import { ideasByLevel } from './ideas/ideas-by-level';
import { possibleOddOnes } from './likeness';
import { oddOneOut } from './odd-one-out';

const DRAWS = 120;
const FEW = 40;
const SCHEMES = 600;

const known = new Map<Level, readonly NvrQuestion[]>();

/** The same for every test: a question is looked for among many. */
function drawnAt(level: Level): readonly NvrQuestion[] {
  const drawn = known.get(level) ?? Array.from({ length: DRAWS }, (_, index) => oddOneOut.draw(level, index + 1));
  known.set(level, drawn);
  return drawn;
}

/** What a child looks at: the dot's side is one idea, whichever side it is. */
const lookedAt = (words: string): string => words.replace(/the dot (?:at|on) the \w+/, 'the dot on one side');

it.each(allLevels)('has eight ideas or more at level %i, and draws none of them over and over', (level) => {
  const ideas = new Set(at(level, ideasByLevel));
  expect(ideas.size).toBeGreaterThanOrEqual(8);
  const counts = new Map<string, number>();
  for (const { solution } of drawnAt(level)) {
    const [, words = ''] = solution.split('\n');
    counts.set(lookedAt(words), (counts.get(lookedAt(words)) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThanOrEqual(8);
  expect(Math.max(...counts.values()) / DRAWS).toBeLessThan(0.25);
});

it.each([3, 4, 5] as const)('asks at level %i for more than what is alone, or most like the others', (level) => {
  const { look, shares } = guessCount();
  for (const question of drawnAt(level)) look(seenPictures(question));
  const found = new Map(shares());
  // Once all of them were found so: at level 3 by what is alone, at level 5 by what is most like the others. The proof of all designs is stricter.
  for (const guess of ['something of its own', 'most like the others', 'least like the others'])
    expect(found.get(guess)).toBeLessThan(0.35);
});

/** Whether in one of the things that the idea is about the odd one has what none of the four has. */
const hasNewInIdea = ([odd = {}, ...four]: readonly Part[]): boolean =>
  attributeNames.some((name) => odd[name] !== undefined && four.every((part) => part[name] !== odd[name]));

it('lets the odd one of level 5 seldom have in the idea itself what no other has', () => {
  const random = randomFrom('the ideas of level 5');
  for (const forms of at(5, ideasByLevel)) {
    const schemes = Array.from({ length: SCHEMES }, () => random.pick(forms)(random)).filter(
      (one) => one !== undefined,
    );
    const found = schemes.filter(({ parts }) => hasNewInIdea(parts)).length / schemes.length;
    expect(found).toBeLessThan(0.3);
  }
});

const arrow = shapes.indexOf('arrow');

it('counts nobody as odd for a value of its own where three have one', () => {
  const turned = [0, 2, 4, 6].map((turn) => withValues(plainFigure, { shape: arrow, turn }));
  const aslant = withValues(plainFigure, { shape: arrow, turn: 3 });
  expect(possibleOddOnes([...turned, aslant])).toEqual([4]);
});

it('counts as odd what alone lacks a value that four have, and what one or two have of their own', () => {
  const four = [1, 2, 3, 4].map((dot) => withValues(plainFigure, { dot, size: dot }));
  expect(possibleOddOnes([...four, withValues(plainFigure, { dot: 1, size: 0, line: 1 })])).toContain(4);
  const [one, two] = [withValues(plainFigure, { shape: 1 }), withValues(plainFigure, { shape: 2 })];
  expect(possibleOddOnes([one, one, two, two, withValues(plainFigure, { shape: 3 })])).toContain(4);
});

it.each([3, 4, 5] as const)('leaves at level %i three pictures or more alone in something', (level) => {
  for (const question of drawnAt(level).slice(0, FEW)) {
    const { features } = seenPictures(question);
    const all = features.flat();
    const alone = features.filter((own) => own.some((feature) => all.indexOf(feature) === all.lastIndexOf(feature)));
    expect(alone.length).toBeGreaterThanOrEqual(3);
  }
});

it('never asks whether none is an even number', () => {
  for (const question of drawnAt(4)) {
    if (!/an (even|odd) number of small circles/.test(question.solution)) continue;
    expect(seenPictures(question).features.flat()).not.toContain('count 0');
  }
});

it('takes of several ways each so often that a guess is right one time in five', () => {
  const [often, seldom] = [1, 0].map((chance) => [{ chance, weighs: 1, aim: 0.2 }]);
  const [share = 0, rest = 0] = balanced([often ?? [], seldom ?? []]);
  expect(share + rest).toBeCloseTo(1);
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.25);
});

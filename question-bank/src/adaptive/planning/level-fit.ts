import type { Fit } from 'schemas/practice/worksheets/fit';
import { aims, levelFor, type TypeAndLearner } from './level-choice';

/** How likely each question of a worksheet should be answered right. */
export const fitAims: Readonly<Record<Fit, number>> = { 'warm-up': 0.9, 'just-right': aims.usual, stretch: 0.6 };

/**
 * The level of the type, of those that it has, at which the chance of a right answer is nearest to what the fit aims at.
 * Levels lie further apart than the aims: whoever asks for easier or harder is given the next level where there is one.
 */
export function levelThatFits(fit: Fit, type: TypeAndLearner): number {
  const usual = levelFor(fitAims['just-right'], type);
  const nearest = levelFor(fitAims[fit], type);
  switch (fit) {
    case 'just-right':
      return usual;
    case 'warm-up':
      return Math.min(nearest, type.levels.findLast((level) => level < usual) ?? usual);
    case 'stretch':
      return Math.max(nearest, type.levels.find((level) => level > usual) ?? usual);
  }
}

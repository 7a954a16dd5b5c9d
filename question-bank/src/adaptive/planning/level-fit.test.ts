import { describe, expect, it } from '@jest/globals';
import type { Fit } from 'schemas/practice/worksheets/fit';
import { chanceOfRight, difficultyOf } from '../standing/mastery';
import { fitAims, levelThatFits } from './level-fit';

const fits: readonly Fit[] = ['warm-up', 'just-right', 'stretch'];
const all = [1, 2, 3, 4, 5];
const type = { ability: 0, harderBy: 0, isChoice: false, levels: all };
const abilities = Array.from({ length: 161 }, (_, n) => n / 20 - 4);
const levelsOf = (one: typeof type) => fits.map((fit) => levelThatFits(fit, one));
const someLevels = [all, [1, 2], [3, 4, 5], [2, 4], [3]];

describe('the level that fits', () => {
  it.each([true, false])('is 2 for somebody of whom nothing is known, where a choice is %s', (isChoice) => {
    expect(levelsOf({ ...type, isChoice })).toEqual([1, 2, 3]);
  });

  it.each([
    [-3, [1, 1, 2]],
    [1.1, [2, 3, 4]],
    [4, [4, 5, 5]],
  ])('of ability %d is %j', (ability, levels) => {
    expect(levelsOf({ ...type, ability })).toEqual(levels);
  });

  it('is one that the type has, and never harder where easier was asked for', () => {
    const types = someLevels.flatMap((levels) =>
      abilities.flatMap((ability) => [true, false].map((isChoice) => ({ ...type, levels, ability, isChoice }))),
    );
    for (const one of types) {
      const chosen = levelsOf(one);
      for (const level of chosen) expect(one.levels).toContain(level);
      expect(chosen).toEqual(chosen.toSorted());
    }
  });

  it.each(fits)('rises with ability, and falls for a harder type, never the other way: %s', (fit) => {
    for (const levels of someLevels) {
      const rising = abilities.map((ability) => levelThatFits(fit, { ...type, ability, levels }));
      expect(rising).toEqual(rising.toSorted());
      const falling = abilities.map((harderBy) => levelThatFits(fit, { ...type, harderBy, levels }));
      expect(falling).toEqual(falling.toSorted().toReversed());
    }
  });

  it('goes well as often as it says, within half a level for what is just right, and a level for the others', () => {
    for (const isChoice of [true, false])
      for (const ability of abilities) {
        const chance = (level: number) => chanceOfRight(ability, difficultyOf(level), isChoice);
        const off = (fit: Fit) => Math.abs(chance(levelThatFits(fit, { ...type, ability, isChoice })) - fitAims[fit]);
        const isBetween = (aim: number) => chance(1) >= aim && chance(5) <= aim;
        // Two levels are .2 of a chance apart where they are furthest.
        if (isBetween(fitAims['just-right'])) expect(off('just-right')).toBeLessThanOrEqual(0.1);
        if (isBetween(fitAims['warm-up'])) expect(off('warm-up')).toBeLessThan(0.2);
        if (isBetween(fitAims.stretch)) expect(off('stretch')).toBeLessThan(0.2);
      }
  });

  it('is another than what is just right, where there is one', () => {
    for (const ability of abilities) {
      const [easier = 0, usual = 0, harder = 0] = levelsOf({ ...type, ability });
      if (usual > 1) expect(easier).toBeLessThan(usual);
      if (usual < 5) expect(harder).toBeGreaterThan(usual);
    }
  });

  it('is easier as soon as the answers were wrong, and harder once they were right', () => {
    expect(levelThatFits('just-right', { ...type, ability: -1 })).toBe(1);
    expect(levelThatFits('just-right', { ...type, ability: 1 })).toBe(3);
  });
});

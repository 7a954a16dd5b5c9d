import { describe, expect, it } from '@jest/globals';
import { allTypes } from '../catalogue';
import { drawEnough, reachOf } from './level-reach';
import { faultsOfReach, reviewedKeys } from './reviewed-levels';

const draws = { fewest: 150, most: 1000 };
const types = allTypes().map(({ type }) => type);

describe('the levels of a type', () => {
  it.each(types.map((type) => [type.key, type] as const))('%s asks enough that is its own', (key, type) => {
    expect(faultsOfReach(key, reachOf(type, drawEnough(type, draws)))).toEqual([]);
  });

  it('are reviewed for types of the bank only', () => {
    const keys = types.map(({ key }) => key);
    expect(reviewedKeys().filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('are told where a level asks what a lower one asks, or has too few questions', () => {
    const [reviewed] = types.filter(({ key }) => !reviewedKeys().includes(key));
    if (!reviewed) throw new Error('every type is an exception');
    const { key } = reviewed;
    const drawFirst = (_: unknown, seed: number) => reviewed.draw(1, seed % 50);
    const levels = reachOf(reviewed, drawEnough({ ...reviewed, draw: drawFirst }, draws));
    const faults = faultsOfReach(key, levels);
    expect(faults).toContain(`${key} 2: lower levels draw 100 % of it`);
    expect(faults).toContain(`${key} 1: 50 different questions`);
  });
});

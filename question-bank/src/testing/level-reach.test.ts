import { describe, expect, it } from '@jest/globals';
import { allTypes } from '../catalogue';
import { drawEnough, faultsOfReach, reachOf } from './level-reach';

const draws = { fewest: 150, most: 1000 };

describe('the levels of a type', () => {
  it('are told where few stand for fewer still, unless it is said why', () => {
    const few = { level: 1 as const, distinct: 300, calculations: 5, leaked: 0 };
    expect(faultsOfReach('rect-area', [few])).toEqual(['rect-area 1: 300 different questions, 5 calculations']);
    expect(faultsOfReach('cube-eval', [few])).toEqual([]);
    expect(faultsOfReach('cube-eval', [{ ...few, calculations: 50 }])).toHaveLength(1);
  });

  it('are told where a level asks what a lower one asks, or has too few questions', () => {
    const [{ type: first } = { type: undefined }] = allTypes();
    if (!first) throw new Error('the bank has no types');
    const { key } = first;
    const drawFirst = (_: unknown, seed: number) => first.draw(1, seed % 50);
    const levels = reachOf(first, drawEnough({ ...first, draw: drawFirst }, draws));
    const faults = faultsOfReach(key, levels);
    expect(faults).toContain(`${key} 2: lower levels draw 100 % of it`);
    expect(faults.find((fault) => fault.startsWith(`${key} 1: 50 different questions, `))).toBeDefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { drawLines, UnknownChoice } from './draw-lines';
import { sources } from './sources';

const drawn = (choices: Parameters<typeof drawLines>[0]) => [...drawLines(choices)];

describe('drawing questions', () => {
  it('gives the same lines for the same seed', () => {
    expect(drawn({ topic: 'fractions', seed: '5' })).toEqual(drawn({ topic: 'fractions', seed: '5' }));
  });

  it('keeps to the chosen type, level and count', () => {
    const lines = drawn({ type: 'simplify', level: '2', count: '3' });
    const places = lines.map(({ id }) => id.replace(/\.v\d+$/, ''));
    expect(places).toEqual(['simplify.2.1', 'simplify.2.2', 'simplify.2.3']);
  });

  it('takes the levels in turn when none is chosen', () => {
    expect(drawn({ type: 'simplify', count: '6' }).map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 1]);
  });

  it('leaves out the types that do not offer the chosen level', () => {
    expect(new Set(drawn({ topic: 'fractions', level: '1', count: '20' }).map(({ type }) => type))).not.toContain(
      'fraction-left',
    );
  });

  it('reaches every type of every subject', () => {
    expect(new Set(drawn({ count: String(sources.length) }).map(({ type }) => type)).size).toBe(sources.length);
  });

  it('gives a question of comprehension its passage and a figure its pictures', () => {
    const [question] = drawn({ topic: 'comprehension', count: '1' });
    const [figure] = drawn({ subject: 'non-verbal-reasoning', count: '1' });
    expect(question?.passage?.length).toBeGreaterThan(500);
    expect(figure?.optionFigures).toHaveLength(5);
  });

  it.each([
    { subject: 'cookery' },
    { type: 'nothing' },
    { level: '6' },
    { type: 'fraction-left', level: '1' },
    { count: '-1' },
    { seed: 'x' },
  ])('turns down %j in one sentence', (choices) => {
    expect(() => drawn(choices)).toThrow(UnknownChoice);
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { allTypes } from '../catalogue';
import { drawnOnce } from './drawn-once';

const [{ type } = { type: undefined }] = allTypes();

function watched() {
  if (!type) throw new Error('the bank has no types');
  const draw = jest.fn(type.draw);
  return { draw, once: drawnOnce({ ...type, draw }) };
}

describe('a type that is drawn once', () => {
  it('gives what the type gives, from one draw', () => {
    const { draw, once } = watched();
    expect(once.draw(2, 7)).toEqual(type?.draw(2, 7));
    expect(once.draw(2, 7)).toBe(once.draw(2, 7));
    expect(once.pass(2, 7)).toBe(once.draw(2, 7));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('keeps levels and seeds apart', () => {
    const { once } = watched();
    expect([once.draw(1, 7), once.draw(2, 7), once.draw(1, 8)].map(({ level, seed }) => [level, seed])).toEqual([
      [1, 7],
      [2, 7],
      [1, 8],
    ]);
  });

  it('keeps nothing that is only passed, nor what is forgotten', () => {
    const { draw, once } = watched();
    once.pass(1, 1);
    once.draw(1, 1);
    once.forget();
    once.draw(1, 1);
    expect(draw).toHaveBeenCalledTimes(3);
  });
});

import { expect, it } from '@jest/globals';
import { keptResult } from './kept-result';

/** Fails as often as told, at once or later, and then counts on. */
function counting(failures: number, isLate: boolean) {
  let calls = 0;
  const ask = keptResult(() => {
    calls += 1;
    const fault = new Error(`failure ${calls}`);
    if (calls > failures) return Promise.resolve(calls);
    if (isLate) return Promise.reject(fault);
    throw fault;
  });
  return ask;
}

it.each([true, false])(
  'has failed work done again for whoever asks next, and keeps what succeeded (late: %s)',
  async (isLate) => {
    const ask = counting(2, isLate);
    await expect(ask()).rejects.toThrow('failure 1');
    await expect(ask()).rejects.toThrow('failure 2');
    expect(await ask()).toBe(3);
    expect(await ask()).toBe(3);
  },
);

it('is shared by all who ask while it goes on, its failure too', async () => {
  const ask = counting(1, true);
  const both = await Promise.allSettled([ask(), ask()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
});

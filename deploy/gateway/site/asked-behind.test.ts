import { expect, it } from '@jest/globals';
import { askedBehind } from './asked-behind';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('keeps nobody waiting, asks twice a minute at most, and keeps what it knew while it cannot ask', async () => {
  let now = 0;
  let asked = 0;
  let said: string | undefined = 'the first';
  const known = askedBehind(
    () => {
      asked += 1;
      return said === undefined ? Promise.reject(new Error('away')) : Promise.resolve(said);
    },
    () => now,
  );
  expect(known()).toBeUndefined();
  await settled();
  for (let visit = 0; visit < 100; visit += 1) expect(known()).toBe('the first');
  expect(asked).toBe(1);
  said = undefined;
  now = 30_000;
  known();
  await settled();
  expect(known()).toBe('the first');
  said = 'another';
  now = 60_000;
  known();
  await settled();
  expect(known()).toBe('another');
});

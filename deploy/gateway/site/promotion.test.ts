import { expect, it } from '@jest/globals';
import { promotionFrom } from './promotion';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('keeps nobody waiting, asks twice a minute at most, and keeps what it knew while it cannot ask', async () => {
  let now = 0;
  let asked = 0;
  let list: object | undefined = { promotion: 'A fifth off.', promotionEndsAt: '2027-01-01T00:00:00.000Z' };
  const promotion = promotionFrom(
    () => {
      asked += 1;
      return list === undefined ? Promise.reject(new Error('away')) : Promise.resolve(list);
    },
    () => now,
  );
  expect(promotion()).toBeUndefined();
  await settled();
  const offered = { words: 'A fifth off.', endsAt: '2027-01-01T00:00:00.000Z' };
  for (let visit = 0; visit < 100; visit += 1) expect(promotion()).toEqual(offered);
  expect(asked).toBe(1);
  list = undefined;
  now = 30_000;
  promotion();
  await settled();
  expect(promotion()).toEqual(offered);
  for (const none of [{ promotion: '' }, { promotion: 'Soon' }, {}, { promotion: 7, promotionEndsAt: 8 }]) {
    list = none;
    now += 30_000;
    promotion();
    await settled();
    expect(promotion()).toBeUndefined();
  }
});

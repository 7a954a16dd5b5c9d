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
  const link = { words: 'Book now', to: '/11plus-mock-exams' };
  const offered = { words: 'A fifth off.', endsAt: '2027-01-01T00:00:00.000Z', link };
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

it('leads where the price list says, and to no address that is none of ours', async () => {
  const list = { promotion: 'A fifth off.', promotionEndsAt: '2027-01-01T00:00:00.000Z' };
  const linkOf = async (more: object) => {
    const promotion = promotionFrom(() => Promise.resolve({ ...list, ...more }));
    promotion();
    await settled();
    return promotion()?.link;
  };
  const said = { promotionLinkWords: 'See prices', promotionLeadsTo: '/#prices' };
  expect(await linkOf(said)).toEqual({ words: 'See prices', to: '/#prices' });
  for (const promotionLeadsTo of ['//elsewhere.example', 'javascript:alert(1)', 7, undefined])
    expect(await linkOf({ promotionLeadsTo })).toEqual({ words: 'Book now', to: '/11plus-mock-exams' });
});

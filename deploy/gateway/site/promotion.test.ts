import { expect, it } from '@jest/globals';
import { promotionIn } from './promotion';

const list = { standardPence: 899, promotion: 'A fifth off.', promotionEndsAt: '2027-01-01T00:00:00.000Z' };
const link = { words: 'Book now', to: '/11plus-mock-exams' };

it('is what the price list says, and nothing where it says no words or no end', () => {
  expect(promotionIn(list)).toEqual({ words: 'A fifth off.', endsAt: '2027-01-01T00:00:00.000Z', link });
  const { promotionEndsAt: _, ...endless } = list;
  for (const none of [undefined, {}, { ...list, promotion: '' }, { ...list, promotion: ' ' }, endless])
    expect(promotionIn(none)).toBeUndefined();
  for (const odd of [7, null, { promotion: 7, promotionEndsAt: 8 }]) expect(promotionIn(odd)).toBeUndefined();
});

it('leads where the price list says, and to no address that is none of ours', () => {
  const linkOf = (more: object) => promotionIn({ ...list, ...more })?.link;
  const said = { promotionLinkWords: 'See prices', promotionLeadsTo: '/#prices' };
  expect(linkOf(said)).toEqual({ words: 'See prices', to: '/#prices' });
  for (const promotionLeadsTo of ['//elsewhere.example', 'javascript:alert(1)', 7, undefined])
    expect(linkOf({ promotionLeadsTo })).toEqual(link);
});

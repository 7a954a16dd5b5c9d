import { expect, it } from '@jest/globals';
import { articleCodeIn } from './article-code';

it('tells the code while the price list does, and nothing that is told oddly', () => {
  const articleCode = { code: 'BLOG20', percentOff: 20 };
  expect(articleCodeIn({ standardPence: 899, articleCode })).toEqual(articleCode);
  for (const odd of [undefined, {}, { articleCode: { code: '<b>', percentOff: 20 } }, { articleCode: 'BLOG20' }])
    expect(articleCodeIn(odd)).toBeUndefined();
});

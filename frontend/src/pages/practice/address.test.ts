import { expect, it } from '@jest/globals';
import { placeIn } from './address';

it('finds a topic in an address however its letters are written', () => {
  const place = placeIn(new URLSearchParams('topic=Fractions&subtopic=OF-Amounts&worksheet=W1&q=2'));
  expect(place).toEqual({ topic: 'fractions', subTopic: 'of-amounts', worksheetId: 'W1', number: 2 });
});

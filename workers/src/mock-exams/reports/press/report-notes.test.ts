import { expect, it } from '@jest/globals';
import { reasonsAsked } from './report-notes';

it('takes along what was to be said by requests that were held up, and by no others', () => {
  const request = (n: number, note?: string, learnerIds = ['amara']) => ({
    requestId: `r${n}`,
    position: String(n).padStart(20, '0'),
    learnerIds,
    ...(note !== undefined && { note }),
  });
  const others = [
    request(1, 'One.'),
    request(3, 'Three.'),
    request(4, 'Four.', ['finn']),
    request(5),
    request(9, 'Nine.'),
  ];
  const asked = { prepared: request(7, 'Seven.'), others };
  const whose = { learnerId: 'amara', since: request(2).position, answered: new Set<string>() };
  expect(reasonsAsked(asked, whose)).toEqual(['Three.', 'Seven.']);
  expect(reasonsAsked(asked, { ...whose, answered: new Set(['r3']) })).toEqual(['Seven.']);
});

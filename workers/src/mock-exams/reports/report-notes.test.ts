import { expect, it } from '@jest/globals';
import { MOST_ISSUED_NOTE } from 'schemas/mock-exams/reports/reports.events';
import { joinedNote, reasonsAsked } from './report-notes';

it('tells each reason once, in their order, as sentences that follow one another', () => {
  expect(joinedNote([])).toBeUndefined();
  expect(joinedNote(['A late answer counts now'])).toBe('A late answer counts now');
  expect(joinedNote(['A key', 'A late answer counts now', 'Question 3 was wrong.', 'A key'])).toBe(
    'A key. A late answer counts now. Question 3 was wrong.',
  );
  expect(joinedNote(['It is “B.”', 'Sorry!'])).toBe('It is “B.” Sorry!');
});

it('tells the last ones where there is no room for all', () => {
  const long = (letter: string) => `${letter.repeat(499)}.`;
  const note = joinedNote(['first', ...['a', 'b', 'c'].map(long)]) ?? '';
  expect(note.length).toBeLessThanOrEqual(MOST_ISSUED_NOTE);
  expect(note).toBe([long('b'), long('c')].join(' '));
});

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

import { expect, it } from '@jest/globals';
import { joinedNote } from './joined-note.rules';
import { MOST_ISSUED_NOTE } from './reports.events';

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

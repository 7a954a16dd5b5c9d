import { expect, it } from '@jest/globals';
import type { EndedBy, TimelineLine } from 'schemas/mock-exams/timeline/timeline.rules';
import { jumpsIn } from './jumps';

const AT = '2027-03-06T10:50:00.000Z';

const ended = (endedBy: EndedBy): TimelineLine => ({
  key: endedBy,
  kind: 'clock',
  at: AT,
  datedAt: AT,
  claimedAt: null,
  savedAt: AT,
  by: { kind: 'clock', name: null },
  device: null,
  questionId: null,
  gapSeconds: null,
  isChange: false,
  landmark: 'over',
  endedBy,
  late: null,
  // Of another way to end than the line's own: no jump goes by words.
  what: 'Time up, or handed in, or closed',
  detail: '',
});

it.each([
  ['child', 'Handed in'],
  ['time', 'Time up'],
  ['staff', 'Closed'],
] as const)('leads to the end of a paper by who ended it, however the line is worded: %s', (by, words) =>
  expect(jumpsIn([ended(by)]).map((jump) => jump.words)).toEqual([words]),
);

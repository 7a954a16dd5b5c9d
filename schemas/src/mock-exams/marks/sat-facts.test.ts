import { expect, it } from '@jest/globals';
import { noArrangements, quietRoom } from '../sittings/time-facts';
import { monthsBetween, satFactsOf, type Recorded } from './sat-facts.rules';

const minute = (count: number) => new Date(Date.parse('2027-03-28T10:00:00.000Z') + count * 60_000).toISOString();
const step = (kind: 'shown' | 'left' | 'chosen', at: number) => ({ kind, at: minute(at), seq: at });
const late = (option: string, counts: boolean | null) => ({ option, counts, at: minute(52), tab: 't', seq: 9 });

const recorded: Recorded = {
  sessionId: 'march',
  learnerId: 'ann',
  bornOn: '2016-09-29',
  startsOn: '2027-03-28',
  papers: [
    { paperHash: 'first', questionIds: ['q1', 'q2', 'q3', 'q4'] },
    { paperHash: 'second', questionIds: ['q5'] },
  ],
  times: {
    session: {
      startsAt: minute(0),
      closesAt: minute(125),
      breakSeconds: 600,
      papers: [{ minutes: 50 }, { minutes: 50 }],
    },
    room: { ...quietRoom, pauses: [{ from: minute(2), until: minute(7) }] },
    arrangements: noArrangements,
    sitting: {
      papers: [{ openedAt: minute(0), ended: { at: minute(55), by: 'time' } }],
      rests: [],
      completedAt: minute(130),
    },
  },
  answers: new Map([
    ['q1', { option: 'A', submitted: 'A', late: [] }],
    ['q2', { option: 'B', submitted: null, late: [late('C', null)] }],
    ['q3', { option: 'B', submitted: 'B', late: [late('D', true)] }],
    ['q4', { option: null, submitted: null, late: [late('D', false)] }],
  ]),
  steps: new Map([
    ['q1', [step('shown', 0), step('left', 1)]],
    ['q2', [step('shown', 1), step('left', 9)]],
    ['q3', [step('shown', 9)]],
  ]),
};

it('counts the letter that counts, and the time that ran', () => {
  const [first, second] = satFactsOf(recorded).papers;
  expect(first).toEqual({
    paperHash: 'first',
    wasOpened: true,
    answers: { q1: 'A', q2: 'B', q3: 'D' },
    // Three of the eight minutes ran; of the last look, which nobody ended, five minutes at most.
    seconds: { q1: 60, q2: 180, q3: 300 },
  });
  expect(second).toEqual({ paperHash: 'second', wasOpened: false, answers: {}, seconds: {} });
});

it.each([
  ['2016-09-29', '2027-03-28', 125],
  ['2016-09-28', '2027-03-28', 126],
  ['2016-02-29', '2027-02-28', 131],
  ['2016-02-29', '2027-03-01', 132],
  ['2027-04-01', '2027-03-28', null],
])('from %s to %s are %s months', (from, until, months) => {
  expect(monthsBetween(from, until)).toBe(months);
});

it('knows no age where no birthday is known', () => {
  expect(satFactsOf({ ...recorded, bornOn: null }).ageMonths).toBeNull();
});

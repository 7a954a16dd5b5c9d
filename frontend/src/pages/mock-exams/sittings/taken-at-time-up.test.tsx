import { expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { untouched } from 'schemas/mock-exams/sittings/question.rules';
import { noSitting } from 'schemas/mock-exams/sittings/sitting.rules';
import { noArrangements, notBegun } from 'schemas/mock-exams/sittings/time-facts';
import { timesOf } from 'schemas/mock-exams/sittings/times.rules';
import { newDesk, type DeskState } from './desk/desk-state';
import type { KeptAct } from './shelf/kept-act';
import { TakenAtTimeUp } from './taken-at-time-up';

const [OPENED, ENDED] = ['2027-03-06T10:00:00.000Z', '2027-03-06T10:50:00.000Z'];
const clock = { ...notBegun, papers: [{ openedAt: OPENED, ended: { at: ENDED, by: 'time' as const } }] };
const session = {
  startsAt: OPENED,
  closesAt: '2027-03-06T12:30:00.000Z',
  breakSeconds: 600,
  papers: [{ minutes: 50 }, { minutes: 50 }],
};
const room = { pauses: [], extensions: [], closedAt: null };
const sitting = { ...noSitting, clock, questions: { q1: { ...untouched(1), option: 'D' } } };
const waiting: KeptAct = {
  learnerId: 'l',
  sessionId: 's',
  paper: 1,
  deviceId: 'd',
  tab: 't',
  act: { kind: 'chosen', questionId: 'q1', seq: 1, option: 'D' },
};
const known: DeskState = { ...newDesk, sitting, numbers: new Map([['q1', 7]]) };

function told(state: DeskState, now: string, paper = 1): string {
  const times = timesOf({ session, room, arrangements: noArrangements, sitting: clock }, now);
  render(<TakenAtTimeUp state={state} paper={paper} times={times} now={now} />);
  return screen.getByRole('status').textContent.replaceAll('\u00a0', ' ');
}

it('says that a choice that was not handed in counts, once it is with us', () => {
  const words = told(known, '2027-03-06T10:50:10.000Z');
  expect(words).toContain('your choice counts all the same: question 7 (D).');
  expect(words).not.toContain('reached us');
});

it('promises nothing of one that is still on this device, but says what it hangs on', () => {
  const state = { ...known, acts: { ...known.acts, waiting: [waiting] } };
  const words = told(state, '2027-03-06T10:51:59.000Z');
  expect(words).not.toContain('all the same');
  expect(words).toContain('1 answer has not reached us yet. It is kept on this device');
  expect(words).toContain(
    'What reaches us within 2 minutes of the end counts; about what comes later the exam staff decide.',
  );
});

it('says so when it can no longer count by itself', () => {
  const second = { ...waiting, act: { ...waiting.act, questionId: 'q2', seq: 2 } };
  const state = { ...known, acts: { ...known.acts, waiting: [waiting, second] } };
  const words = told(state, '2027-03-06T10:52:01.000Z');
  expect(words).toContain('2 answers have not reached us yet.');
  expect(words).toContain('Now they can no longer count by themselves: the exam staff decide about them.');
});

it('counts what came late to its own paper alone', () => {
  const question = { ...untouched(2), late: [{ option: 'A', at: ENDED, tab: 't', seq: 4, counts: null }] };
  const state: DeskState = {
    ...known,
    sitting: { ...sitting, questions: { ...sitting.questions, q9: question } },
    late: new Map([
      ['q2', 1],
      ['q3', 1],
      ['q9', 2],
    ]),
  };
  expect(told(state, '2027-03-06T10:52:01.000Z')).toContain('2 answers came after the paper was over.');
  cleanup();
  expect(told(state, '2027-03-06T10:52:01.000Z', 2)).toContain('1 answer came after the paper was over.');
});

it('says to which question the last changes were not kept, after the paper in which they were made', () => {
  const state = { ...known, tooMany: new Map([['q1', 1]]) };
  expect(told(state, '2027-03-06T10:50:10.000Z')).toContain(
    'In Paper 1 you changed your answer to question 7 so often that the last changes were not kept.',
  );
  cleanup();
  expect(told(state, '2027-03-06T10:50:10.000Z', 2)).toBe('');
});

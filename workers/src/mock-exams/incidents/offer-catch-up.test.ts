import { expect, it } from '@jest/globals';
import { goldenOf } from 'schemas/testing/goldens';
import type { AnyEvent } from 'schemas/events';
import { askedFor, ran } from '../../../testing/worker-kit';
import type { ExamSeat } from '../exam-seat';
import { bookCatchUpJob } from './book-catch-up.job';
import { catchUpMail } from './catch-up-mail.job';
import { offerCatchUp } from './offer-catch-up.process';

const decided = goldenOf('MockIncidentDecided') as Extract<AnyEvent, { type: 'MockIncidentDecided' }>;
const people = { 'family-1': { email: 'parent@example.org', name: null } };
const seat: ExamSeat = {
  startsOn: '2027-07-03',
  wallTime: '10:00:00',
  startsAt: '2027-07-03T09:00:00.000Z',
  papers: [],
  setType: 'GL',
  announcedType: null,
  isFree: true,
  reason: null,
  arrangements: { restMinutes: 0, largerText: false },
  childName: null,
};
const mailed = {
  decisionId: 'decision-1',
  catchUpSessionId: 'session-2',
  learnerId: 'learner-1',
  familyId: 'family-1',
};

it('has each child’s place booked, and their family told, once; of any other decision nothing', () => {
  expect(askedFor(offerCatchUp, decided).map(({ task, once }) => [task, once])).toEqual([
    ['mock-exams.book-catch-up', 'decision-1 learner-1'],
    ['mock-exams.catch-up-mail', 'decision-1 learner-1'],
  ]);
  const { catchUp: _, ...data } = decided.data;
  expect(askedFor(offerCatchUp, { type: decided.type, data })).toEqual([]);
});

it('books by the command service', async () => {
  const promised = { sessionId: 'session-1', decisionId: 'decision-1', learnerId: 'learner-1' };
  const { commands } = await ran(bookCatchUpJob, promised, {});
  expect(commands).toEqual([['/mock-exams/bookCatchUp', promised]]);
});

it('says why there is a place, when, and that it may be left; no word of how it went', async () => {
  const { mails } = await ran(catchUpMail, mailed, { people, seat });
  expect(mails[0]?.text).toContain('not their fault');
  expect(mails[0]?.text).toContain('Saturday 3 July 2027 at 10:00 am');
  expect(mails[0]?.text).toContain('https://fieldfare.example/mock-exams/upcoming-exams');
});

it('writes to nobody who was erased, nor of what has begun', async () => {
  expect((await ran(catchUpMail, mailed, { seat })).mails).toEqual([]);
  const begun = { ...seat, startsAt: '2026-11-21T11:00:00.000Z' };
  expect((await ran(catchUpMail, mailed, { people, seat: begun })).mails).toEqual([]);
});

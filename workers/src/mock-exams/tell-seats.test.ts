import { expect, it } from '@jest/globals';
import { askedFor, AT, ran } from '../../testing/worker-kit';
import { arrangedMailJob } from './arranged/arranged-mail.job';
import type { ExamSeat } from './exam-seat';
import { followSessionJob } from './follow-session.job';
import { returnExamJob } from './return-exam.job';
import { seatMail } from './seat-mail.job';
import { tellSeats } from './tell-seats.process';

const seatId = { sessionId: 's', learnerId: 'l', familyId: 'f' };
const startsAt = '2027-07-03T09:00:00.000Z';
const people = { f: { email: 'parent@example.org', name: null } };
const paper = { paperId: 'p', paperHash: 'a1'.repeat(32), name: 'Paper', minutes: 50 };
const seat: ExamSeat = {
  startsOn: '2027-07-03',
  wallTime: '10:00:00',
  startsAt,
  papers: [paper, paper],
  setType: 'GL',
  announcedType: null,
  isFree: false,
  reason: 'The hall is closed.',
  childName: 'Mei-Ling Chen',
  arrangements: { extraTime: { kind: 'percent', percent: 25 }, restMinutes: 0, largerText: false },
};
const news = { ...seatId, of: AT, startsAt };

it('has whoever booked written to at once and the day before, and looks whether the session still stands', () => {
  const asked = askedFor(tellSeats, { type: 'BookingMade', data: { ...seatId, bookedAt: AT, startsAt } });
  expect(asked.map(({ once, at }) => [once, at?.toISOString()])).toEqual([
    [`s l ${AT}`, undefined],
    [`s l booked ${AT}`, undefined],
    [`s l day before ${startsAt}`, '2027-07-02T09:00:00.000Z'],
  ]);
});

it('reminds nobody of what is sat within the day, and of an old booking only tells that it was made', () => {
  const soon = '2026-11-22T11:59:59.999Z';
  const asked = askedFor(tellSeats, { type: 'BookingMade', data: { ...seatId, bookedAt: AT, startsAt: soon } });
  expect(asked.map(({ once }) => once)).toEqual([`s l ${AT}`, `s l booked ${AT}`]);
  const old = askedFor(tellSeats, { type: 'BookingMade', data: { ...seatId, bookedAt: AT } });
  expect(old.map(({ once }) => once)).toEqual([`s l booked ${AT}`]);
});

it('has the bookings follow a session that is moved or cancelled, and each told once', () => {
  const session = { sessionId: 's', reason: 'Snow.' };
  const moved = { ...session, startsOn: '2027-07-03', wallTime: '10:00:00', startsAt, movedAt: AT };
  const follows = [{ task: 'mock-exams.follow-session', once: `s all ${AT}` }];
  expect(askedFor(tellSeats, { type: 'ExamSessionMoved', data: moved })).toMatchObject(follows);
  const cancelled = { ...session, cancelledAt: AT };
  expect(askedFor(tellSeats, { type: 'ExamSessionCancelled', data: cancelled })).toMatchObject(follows);
  const bookingMoved = { ...seatId, startsAt, movedAt: AT };
  expect(askedFor(tellSeats, { type: 'BookingMoved', data: bookingMoved }).map(({ once }) => once)).toEqual([
    `s l moved ${AT}`,
    `s l day before ${startsAt}`,
  ]);
  const calledOff = { ...seatId, calledOffAt: AT };
  expect(askedFor(tellSeats, { type: 'BookingCalledOff', data: calledOff }).map(({ task }) => task)).toEqual([
    'mock-exams.seat-mail',
    'mock-exams.return-exam',
  ]);
});

it('tells that a place was given back, unless it is theirs again', async () => {
  const asked = askedFor(tellSeats, { type: 'BookingCancelled', data: { ...seatId, cancelledAt: AT } });
  expect(asked.map(({ once }) => once)).toEqual([`s l given back ${AT}`]);
  const givenBack = { ...seatId, of: AT, news: 'given back' as const };
  const { mails } = await ran(seatMail, givenBack, { people, seat, isAllowed: false });
  expect(mails[0]?.text).toContain(
    'The place of Mei-Ling in the mock exam on Saturday 3 July 2027 at 10:00 am, London time, was given back.',
  );
  expect((await ran(seatMail, givenBack, { people, seat, isAllowed: true })).outcome).toBe('skipped');
});

it('says from when to when it was moved, and whose exam', async () => {
  const moved = { ...news, news: 'moved' as const, wasAt: '2027-06-26T13:30:00.000Z' };
  const { mails } = await ran(seatMail, moved, { people, seat });
  expect(mails[0]?.text).toContain(
    'The mock exam of Saturday 26 June 2027 at 2:30 pm that Mei-Ling has a place in was moved. It now begins on Saturday 3 July 2027 at 10:00 am, London time.',
  );
  const unknown = await ran(seatMail, { ...news, news: 'moved' }, { people, seat });
  expect(unknown.mails[0]?.text).toContain('The mock exam that Mei-Ling has a place in was moved.');
});

it.each([null, 'Visit www.example.org now', 'http://x.example', '<b>Amy</b>', 'a'.repeat(60), '\u202eevil'])(
  'carries no words of a stranger: %j is no name to write',
  async (childName) => {
    const { mails } = await ran(seatMail, { ...news, news: 'day before' }, { people, seat: { ...seat, childName } });
    const word = childName === 'Visit www.example.org now' ? 'Visit' : 'Your child';
    expect(mails[0]?.text).toContain(`${word}’s mock exam begins on`);
    expect(mails[0]?.text).not.toContain('www');
  },
);

it.each(['booked', 'moved', 'day before'] as const)('tells of a seat: %s', async (one) => {
  const { mails, commands } = await ran(seatMail, { ...news, news: one }, { people, seat });
  expect(commands).toEqual([['/mock-exams/standsSeat', { sessionId: 's', learnerId: 'l', startsAt }]]);
  expect(mails[0]?.text).toContain('Saturday 3 July 2027 at 10:00 am');
  expect(mails[0]?.text).toContain('https://fieldfare.example/mock-exams/upcoming-exams');
});

it('says on the day before what to have ready, and what is arranged for the child', async () => {
  const { mails } = await ran(seatMail, { ...news, news: 'day before' }, { people, seat });
  expect(mails[0]?.text).toContain('pencil');
  expect(mails[0]?.text).toContain('25% more time for each paper');
  expect(mails[0]?.text).toContain('It lasts 2 papers of 50 minutes each, with a short break.');
  const plain = { ...seat, papers: [], arrangements: { restMinutes: 0, largerText: false } };
  const without = await ran(seatMail, { ...news, news: 'day before' }, { people, seat: plain });
  expect(without.mails[0]?.text).not.toContain('arranged');
});

it('tells nobody of a seat that they have no more, nor of one at another time', async () => {
  for (const one of ['booked', 'moved', 'day before'] as const)
    expect(await ran(seatMail, { ...news, news: one }, { people, seat, isAllowed: false })).toMatchObject({
      outcome: 'skipped',
      mails: [],
    });
});

it('tells nobody of a seat in what has begun by then', async () => {
  for (const one of ['booked', 'moved', 'day before'] as const)
    expect(await ran(seatMail, { ...news, news: one, startsAt: AT }, { people, seat })).toMatchObject({
      outcome: 'skipped',
      mails: [],
    });
});

it('tells of one that was called off, why, and where the money goes, and has it go there', async () => {
  const calledOff = { ...seatId, of: AT, news: 'called off' as const };
  const { mails } = await ran(seatMail, calledOff, { people, seat, isAllowed: false });
  expect(mails[0]?.text).toContain('The hall is closed.');
  expect(mails[0]?.text).toContain('money goes back');
  const free = await ran(seatMail, calledOff, { people, seat: { ...seat, isFree: true } });
  expect(free.mails[0]?.text).not.toContain('money');
  expect((await ran(seatMail, calledOff, { seat })).outcome).toBe('skipped');
  const { commands } = await ran(returnExamJob, { ...seatId, calledOffAt: AT }, {});
  expect(commands).toEqual([['/payments/returnCancelledExam', seatId]]);
  const followed = await ran(followSessionJob, { sessionId: 's', learnerId: 'all', at: AT }, {});
  expect(followed.commands).toEqual([['/mock-exams/followSession', { sessionId: 's' }]]);
});

it('says that it writes again the day before only where there is one', async () => {
  const booked = { ...seatId, news: 'booked' as const, startsAt };
  const early = await ran(seatMail, { ...booked, of: AT }, { people, seat });
  expect(early.mails[0]?.text).toContain('We write again the day before. If you cannot come');
  const late = await ran(seatMail, { ...booked, of: '2027-07-02T09:00:00.000Z' }, { people, seat });
  expect(late.mails[0]?.text).not.toContain('day before');
});

it('tells once of each change what is arranged, and what it means for the exam', async () => {
  const change = { ...seatId, setAt: AT, arrangements: seat.arrangements };
  const asked = [
    ...askedFor(tellSeats, { type: 'BookingArrangementsSet', data: change }),
    ...askedFor(tellSeats, { type: 'BookingArrangementsCleared', data: { ...seatId, clearedAt: AT } }),
    ...askedFor(tellSeats, {
      type: 'StandingArrangementsSet',
      data: { learnerId: 'l', familyId: 'f', arrangements: seat.arrangements, setAt: AT },
    }),
  ];
  expect(asked.map(({ task, once }) => `${task} ${once}`)).toEqual([
    `mock-exams.arranged-mail l s ${AT}`,
    `mock-exams.arranged-mail l s ${AT}`,
    `mock-exams.arranged-mail l always ${AT}`,
  ]);
  const told = { ...seatId, of: AT };
  const { mails } = await ran(arrangedMailJob, told, { people, seat });
  expect(mails[0]?.subject).toBe('What is arranged for Mei-Ling: mock exam, Saturday 3 July 2027 at 10:00 am');
  expect(mails[0]?.text).toContain(
    'this is arranged for Mei-Ling now: 25% more time for each paper. The papers last 1 hour 2 minutes 30 seconds each for Mei-Ling.',
  );
  const none = { ...seat, arrangements: { restMinutes: 0, largerText: false } };
  const cleared = await ran(arrangedMailJob, told, { people, seat: none });
  expect(cleared.mails[0]?.text).toContain('nothing of its own is arranged for Mei-Ling any more.');
  expect(cleared.mails[0]?.text).toContain('50 minutes each');
});

it('tells nobody of arrangements who has no place, or is erased', async () => {
  const told = { ...seatId, of: AT };
  expect(await ran(arrangedMailJob, told, { people })).toMatchObject({ outcome: 'skipped', mails: [] });
  expect(await ran(arrangedMailJob, told, { seat })).toMatchObject({ outcome: 'skipped', mails: [] });
});

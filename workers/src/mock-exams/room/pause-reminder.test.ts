import { expect, it } from '@jest/globals';
import { askedFor, AT, ran } from '../../../testing/worker-kit';
import { pauseReminderJob } from './pause-reminder.job';
import { remindOfPauses } from './remind-of-pauses.process';

const paused = { sessionId: 's', pausedAt: AT };
const people = {
  somebody: { email: 'nadia@example.org', name: null },
  admin: { email: 'ada@example.org', name: null },
};
const asked = { ...paused, minutes: 10, actorId: 'somebody', place: 0 };

it('asks four times for whoever stopped the clock, and for five admins where it is everybody’s', () => {
  const ofAll = askedFor(remindOfPauses, { type: 'ExamRoomPaused', data: paused });
  expect(ofAll).toHaveLength(24);
  expect(new Set(ofAll.map(({ once }) => once)).size).toBe(24);
  const ofOne = askedFor(remindOfPauses, { type: 'ExamRoomPaused', data: { ...paused, learnerId: 'l' } });
  expect(ofOne.map(({ once, at }) => [once, at?.toISOString()])).toEqual([
    [`s l ${AT} 10 0`, '2026-11-21T12:10:00.000Z'],
    [`s l ${AT} 30 0`, '2026-11-21T12:30:00.000Z'],
    [`s l ${AT} 60 0`, '2026-11-21T13:00:00.000Z'],
    [`s l ${AT} 180 0`, '2026-11-21T15:00:00.000Z'],
  ]);
});

it('tells them since when, and that nothing but somebody ends it', async () => {
  const { mails } = await ran(pauseReminderJob, asked, { people, pausedSince: AT });
  expect(mails[0]).toMatchObject({ to: 'nadia@example.org', subject: 'A mock exam has stood still for 10 minutes' });
  expect(mails[0]?.text).toContain('everybody who sits it waits');
  expect(mails[0]?.text).toContain('https://fieldfare.example/app/admin-whizz/view-session-users?mockExamSessionId=s');
  const ofOne = await ran(pauseReminderJob, { ...asked, learnerId: 'l' }, { people, pausedSince: AT });
  expect(ofOne.mails[0]?.subject).toBe('A child’s mock exam has stood still for 10 minutes');
});

it('tells the other admins, none of them twice, and nobody who is not there', async () => {
  const at = (place: number, actorId = 'somebody') =>
    ran(pauseReminderJob, { ...asked, place, actorId }, { people, pausedSince: AT });
  expect((await at(1)).mails.map(({ to }) => to)).toEqual(['ada@example.org']);
  expect((await at(2)).outcome).toBe('skipped');
  expect((await at(1, 'admin')).outcome).toBe('skipped');
  expect((await ran(pauseReminderJob, asked, { pausedSince: AT })).outcome).toBe('skipped');
});

it.each([null, '2026-11-21T12:05:00.000Z'])('tells nobody of a pause that was ended: now %s', async (since) => {
  expect(await ran(pauseReminderJob, asked, { people, pausedSince: since })).toMatchObject({
    outcome: 'skipped',
    mails: [],
  });
});

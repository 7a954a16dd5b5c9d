import { expect, it } from '@jest/globals';
import { askedFor, AT, ran } from '../../testing/worker-kit';
import { forgetMockPlaceJob } from './forget-mock-place.job';
import { keepMockPlace } from './keep-mock-place.process';
import { seatMockPlaceJob, seatWaitingPlacesJob } from './seat-mock-place.jobs';
import { mockPlaceMail } from './mock-place-mail.job';

const said = {
  email: 'parent@example.org',
  parentFirstName: 'Ada',
  parentLastName: 'Byron',
  childName: 'Kofi',
  telephone: '020 7946 0018',
  source: 'site',
};

it('writes once, and forgets what nobody confirms within a week', () =>
  expect(askedFor(keepMockPlace, { type: 'MockPlaceAsked', data: { placeId: 'p', ...said } })).toEqual([
    { task: 'marketing.mock-place-mail', once: 'p', data: { placeId: 'p', askedAt: AT } },
    {
      task: 'marketing.forget-mock-place',
      once: 'p asked',
      data: { placeId: 'p', stage: 'asked' },
      at: new Date('2026-11-28T12:00:00.000Z'),
    },
  ]));

it('keeps a place that is wanted for a year, and one that was given up no longer', () => {
  const kept = askedFor(keepMockPlace, { type: 'MockPlaceConfirmed', data: { placeId: 'p' } });
  expect(kept).toMatchObject([
    { task: 'marketing.seat-mock-place', once: 'p' },
    { once: 'p confirmed', at: new Date('2027-11-21T12:00:00.000Z') },
  ]);
  const [now] = askedFor(keepMockPlace, { type: 'MockPlaceGivenUp', data: { placeId: 'p' } });
  expect(now).toEqual({
    task: 'marketing.forget-mock-place',
    once: 'p given up',
    data: { placeId: 'p', stage: 'given up' },
  });
});

it('says nothing in its mail that a stranger may have typed', async () => {
  const people = { p: { email: 'parent@example.org', name: null } };
  const { mails } = await ran(mockPlaceMail, { placeId: 'p', askedAt: AT }, { people });
  expect(mails).toMatchObject(
    [{ to: 'parent@example.org', subject: /free mock exam/ as unknown }].map(({ to }) => ({ to })),
  );
  expect(mails[0]?.text).toContain('https://fieldfare.example/auth/free-mock?t=p~2027-11-28T12:00:00.000Z');
  for (const word of ['Kofi', 'Ada', '7946']) expect(mails[0]?.text).not.toContain(word);
});

it('goes to nobody who has been erased', async () =>
  expect(await ran(mockPlaceMail, { placeId: 'p', askedAt: AT }, {})).toMatchObject({ outcome: 'skipped', mails: [] }));

it('has the place erased at its stage', async () => {
  const { commands } = await ran(forgetMockPlaceJob, { placeId: 'p', stage: 'asked' }, {});
  expect(commands).toEqual([['/auth/forgetMockPlace', { placeId: 'p', stage: 'asked' }]]);
});

it('has whoever waits seated when a free session is planned, and nobody for one that is sold or catches up', async () => {
  const planned = {
    sessionId: 's',
    startsOn: '2027-03-06',
    wallTime: '10:00:00',
    startsAt: '2027-03-06T10:00:00.000Z',
    isCatchUp: false,
    isFree: true,
    scheduledAt: AT,
  };
  const asked = (more: object = {}) =>
    askedFor(keepMockPlace, { type: 'ExamSessionScheduled', data: { ...planned, ...more } });
  expect(asked()).toEqual([{ task: 'marketing.seat-waiting-places', once: 's', data: { sessionId: 's' } }]);
  expect([asked({ isFree: false }), asked({ isCatchUp: true })]).toEqual([[], []]);
  const { commands } = await ran(seatWaitingPlacesJob, { sessionId: 's' }, { waiting: ['one', 'two'] });
  expect(commands).toEqual([
    ['/auth/seatMockPlace', { placeId: 'one' }],
    ['/auth/seatMockPlace', { placeId: 'two' }],
  ]);
  const one = await ran(seatMockPlaceJob, { placeId: 'one' }, {});
  expect(one.commands).toEqual([['/auth/seatMockPlace', { placeId: 'one' }]]);
});

it('keeps what was typed until the exam has been sat, and a day longer', () => {
  const seat = { placeId: 'p', sessionId: 's', accountId: 'a', learnerId: 'l', seatedAt: AT };
  const data = { ...seat, startsAt: '2027-03-06T10:00:00.000Z' };
  const [forget] = askedFor(keepMockPlace, { type: 'MockPlaceSeated', data });
  expect(forget).toMatchObject({ once: 'p seated', at: new Date('2027-03-07T10:00:00.000Z') });
});

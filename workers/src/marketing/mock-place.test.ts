import { expect, it } from '@jest/globals';
import { askedFor, AT, ran } from '../../testing/worker-kit';
import { forgetMockPlaceJob } from './forget-mock-place.job';
import { keepMockPlace } from './keep-mock-place.process';
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
  expect(kept).toMatchObject([{ once: 'p confirmed', at: new Date('2027-11-21T12:00:00.000Z') }]);
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

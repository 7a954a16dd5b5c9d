import { expect, it } from '@jest/globals';
import { askedFor, AT, ran } from '../../testing/worker-kit';
import { confirmSubscription } from './confirm-subscription.process';
import { confirmationMail } from './confirmation-mail.job';

it('asks for one mail each time that somebody asks to be on the list', () =>
  expect(
    askedFor(confirmSubscription, {
      type: 'SubscriptionRequested',
      data: { subscriberId: 's', email: 'reader@example.org', source: 'blog' },
    }),
  ).toEqual([{ task: 'marketing.confirmation-mail', once: `s ${AT}`, data: { subscriberId: 's', askedAt: AT } }]));

it('links to the confirmation for a week', async () => {
  const people = { s: { email: 'reader@example.org', name: null } };
  const { mails } = await ran(confirmationMail, { subscriberId: 's', askedAt: AT }, { people });
  expect(mails).toMatchObject([
    { to: 'reader@example.org', subject: 'Please confirm: free 11-plus resources by mail' },
  ]);
  const link = 'https://fieldfare.example/auth/confirm?t=s~2026-11-28T12:00:00.000Z';
  expect(mails[0]?.text).toContain(`Yes, send them to me:\n${link}\n`);
  expect(mails[0]?.html).toContain(`href="${link}"`);
});

it('can be left by each mail, for years', async () => {
  const people = { s: { email: 'reader@example.org', name: null } };
  const { mails } = await ran(confirmationMail, { subscriberId: 's', askedAt: AT }, { people });
  const leave = 'https://fieldfare.example/auth/leave-list/s~2036-11-20T12:00:00.000Z';
  expect(mails[0]).toMatchObject({ leave });
  expect(mails[0]?.text).toContain(`Leave the list:\n${leave}\n`);
  expect(mails[0]?.html).toContain(`href="${leave}"`);
});

it('goes to nobody who has been erased', async () =>
  expect(await ran(confirmationMail, { subscriberId: 's', askedAt: AT }, {})).toMatchObject({
    outcome: 'skipped',
    mails: [],
  }));

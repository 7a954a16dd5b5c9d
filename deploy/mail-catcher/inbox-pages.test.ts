import { expect, it } from '@jest/globals';
import { inboxPage } from './inbox-pages';

it.each([
  ['2026-11-22T00:05:00.000Z', '12:05 am'],
  ['2026-11-22T12:00:00.000Z', '12:00 pm'],
  ['2026-07-22T23:30:00.000Z', '12:30 am'],
  ['2026-11-22T15:00:00.000Z', '3:00 pm'],
])('a mail that came at %s came at %s', (receivedAt, shown) => {
  const mail = { id: 'm', from: 'a', to: ['b'], subject: 'Hello', receivedAt, text: '', html: undefined };
  const page = inboxPage([{ ...mail, links: [], attachments: [] }] as unknown as Parameters<typeof inboxPage>[0], '');
  expect(page.replace(/\s/g, ' ')).toContain(`${shown}</time>`);
});

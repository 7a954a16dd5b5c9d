import { expect, it } from '@jest/globals';
import { messagePage, shown } from './inbox-pages';

it.each([
  ['2026-12-05T00:00:00.000Z', 'midnight'],
  ['2026-12-05T12:00:00.000Z', 'noon'],
  ['2026-12-05T00:05:00.000Z', '12:05 am'],
  ['2026-07-01T23:30:00.000Z', '12:30 am'],
  ['2026-12-05T14:30:00.000Z', '2:30 pm'],
])('tells %s as %s', (instant, words) => {
  expect(shown(instant).replaceAll(/\s/g, ' ')).toMatch(new RegExp(`2026,? (at )?${words}$`));
});

it.each([
  ['Open http://fieldfare.test/app/family. Then go on.', 'http://fieldfare.test/app/family'],
  ['(see http://fieldfare.test/a?b=1.2)', 'http://fieldfare.test/a?b=1.2'],
  ['“http://fieldfare.test/a/”, or', 'http://fieldfare.test/a/'],
  ['http://fieldfare.test/a', 'http://fieldfare.test/a'],
])('links an address in %s without what stands behind it', (text, href) => {
  const rest = {
    id: 'm',
    messageId: '<m@example.org>',
    links: [href],
    from: 'us@example.org',
    to: ['ann@example.org'],
    subject: 'A mail',
    html: '',
  };
  const page = messagePage({ ...rest, receivedAt: '2026-12-05T14:30:00.000Z', attachments: [], text });
  expect(page).toContain(`<a href="${href}">${href}</a>`);
});

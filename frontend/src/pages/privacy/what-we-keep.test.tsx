import { beforeAll, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { getMyPrivacy } from 'schemas/privacy/privacy.contract';
import { FakeServer } from '../../../testing/fake-server';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';

beforeAll(() => import('./what-we-keep.page'), 60_000);

it('says of each look at a child’s screens whose they were, when and for how long, the looks at data beside them', async () => {
  signInSomebody();
  new FakeServer().on(getMyPrivacy).answers(() => ({
    email: 'ann@example.org',
    hasPlan: false,
    account: [],
    address: [],
    isAddressConfirmed: true,
    otherParents: 0,
    childrenAside: 0,
    children: [
      { learnerId: 'amara', name: 'Amara', isArchived: false, kept: [], plan: null, examsToCome: 0 },
      { learnerId: 'tunde', name: 'Tunde', isArchived: true, kept: [], plan: null, examsToCome: 0 },
    ],
    looks: [
      { shown: 'account', lastAt: '2026-11-20T10:00:00.000Z', times: 1 },
      ...[17, 16, 15].map((hour) => ({ shown: 'events' as const, lastAt: `2026-11-19T${hour}:00:00.000Z`, times: 1 })),
      { shown: 'events', lastAt: '2026-11-18T10:00:00.000Z', times: 1 },
      { shown: 'events', lastAt: '2026-11-18T09:00:00.000Z', times: 3 },
      { shown: 'users', lastAt: '2026-11-17T09:00:00.000Z', times: 2 },
    ],
    looksAsChild: [
      { learnerId: 'amara', beganAt: '2026-11-21T14:02:00.000Z', endsAt: '2026-11-21T14:05:00.000Z' },
      { learnerId: 'tunde', beganAt: '2026-11-21T13:02:00.000Z', endsAt: '2026-11-21T13:07:00.000Z' },
    ],
    copies: [],
    erasures: [],
  }));
  showAt('/app/privacy');
  const section = (await screen.findByRole('heading', { name: 'Who of us looked' })).closest('section');
  const told = within(section ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(told).toHaveLength(6);
  expect(told[0]).toMatch(
    /saw the pages of Amara as they see them, from 2:02\spm to 2:05\spm\. Nothing could be changed/,
  );
  expect(told[1]).toMatch(/saw the pages of Tunde/);
  expect(told[2]).toMatch(/saw your account: .* logged in\.$/);
  // What says the same on the same day is one line.
  expect(told[3]).toMatch(/^Thu 19 Nov 2026: .* encrypted there \(3\stimes\)\.$/);
  expect(told[4]).toMatch(/^Wed 18 Nov 2026: .* \(4\stimes in all, on that day and before\)\.$/);
  expect(told[5]).toMatch(/yours stands, on 2\sdays in all\.$/);
});

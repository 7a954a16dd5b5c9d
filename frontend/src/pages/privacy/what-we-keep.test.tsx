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
    looks: [{ shown: 'account', lastAt: '2026-11-20T10:00:00.000Z', times: 1 }],
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
  expect(told).toHaveLength(3);
  expect(told[0]).toMatch(
    /saw the pages of Amara as they see them, from 2:02\spm to 2:05\spm\. Nothing could be changed/,
  );
  expect(told[1]).toMatch(/saw the pages of Tunde/);
  expect(told[2]).toMatch(/saw your account/);
});

import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMyFamily } from 'schemas/accounts/family.contract';
import { getMyParents } from 'schemas/accounts/family/parents.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import { getMyPlan } from 'schemas/payments/my-plan.contract';
import { FakeServer } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';

type Plan = ReplyOf<typeof getMyPlan>['plans'][number];
const plan = (learnerId: string, more: Partial<Plan> = {}): Plan => ({
  productId: 2,
  pence: 1949,
  learnerId,
  status: 'active',
  periodEndsAt: '2026-12-05T12:00:00.000Z',
  endsWithPeriod: false,
  failedAttempts: 0,
  isOwn: true,
  isDuplicate: false,
  ...more,
});
const children = ['Amara', 'Ben', 'Dara', 'Zoë'].map((name) => ({
  learnerId: name,
  name,
  bornOn: null,
  archivedAt: name === 'Dara' ? '2026-11-01T12:00:00.000Z' : null,
}));
function show(...plans: readonly Plan[]) {
  signInSomebody('ROLE_USER');
  new FakeServer()
    .on(getMyFamily)
    .answers(() => ({ parentFirstName: 'Grace', parentLastName: 'Adeyemi', children }))
    .on(getMyParents)
    .answers(() => ({ isHolder: true, parents: [], invitations: [] }))
    .on(getMyPlan)
    .answers(() => ({ plans: [...plans], exams: [], hasBilling: true }));
  showAt('/app/family');
}
const dialogFor = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Put ${name} away` }));
  return within(await screen.findByRole('dialog', { name: `Put ${name} away?` }));
};

it('says before a child is put away that their plan goes on being charged, and leads to where it is ended', async () => {
  show(plan('Amara'), plan('Ben', { productId: 4, pence: 3898 }));
  const amara = await dialogFor('Amara');
  expect(await amara.findByText(/“Monthly mock exams” for Amara/)).toHaveTextContent(
    'goes on being charged, £19.49 a month, until you cancel it under My Subscription.',
  );
  expect(amara.getByRole('link', { name: 'My Subscription' })).toHaveAttribute('href', '/app/my-subscription');
  await userEvent.click(amara.getByRole('button', { name: 'Close' }));
  const ben = await dialogFor('Ben');
  expect(
    await ben.findByText(
      /with the mock exams of Ben goes on being charged, £38.98 a month, until you cancel or change it/,
    ),
  ).toBeInTheDocument();
});

it('says it of whoever was put away, and not where nothing more is charged', async () => {
  show(plan('Dara'), plan('Zoë', { endsWithPeriod: true }));
  const list = within(await screen.findByRole('region', { name: 'Put away' }));
  expect(await list.findByText(/“Monthly mock exams” for Dara/)).toBeInTheDocument();
  const zoe = await dialogFor('Zoë');
  expect(zoe.queryByText(/charged/)).toBeNull();
});

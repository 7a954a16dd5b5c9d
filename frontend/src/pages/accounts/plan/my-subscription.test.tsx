import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReplyOf } from 'schemas/describe/contract';
import { changePlan, previewPlanChange, setPlanEnding } from 'schemas/payments/change-plan.contract';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { getMyPlan } from 'schemas/payments/my-plan.contract';
import { listMyReceipts } from 'schemas/payments/receipts.contract';
import { FakeServer } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { leaving } from '../../../parts/prices/leaving';

type Reply = ReplyOf<typeof getMyPlan>;
type Plan = Reply['plans'][number];

const running: Plan = {
  productId: 1,
  pence: 899,
  status: 'active',
  periodEndsAt: '2026-12-05T12:00:00.000Z',
  endsWithPeriod: false,
  failedAttempts: 0,
  isOwn: true,
};
let reply: Reply;
let server: FakeServer;
const show = (plan: Partial<Plan> | undefined, more: Partial<Reply> = {}) => {
  reply = { plans: plan ? [{ ...running, ...plan }] : [], exams: [], hasBilling: true, ...more };
  server = new FakeServer().on(getMyPlan).answers(() => reply);
  showAt('/app/my-subscription');
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  signInSomebody('ROLE_USER');
});

describe('a plan that runs', () => {
  it('is changed at a price that is shown first, and shown as changed once that is known', async () => {
    show({});
    const price = { duePence: 1500, monthlyPence: 3898, prorationAt: '2026-11-21T12:00:00.000Z' };
    server.on(previewPlanChange).answers(() => ({ ...price, isAtOnce: true, startsAt: price.prorationAt }));
    server.on(changePlan).answers(() => ({}));
    await press('Change the plan');
    await press(/^Standard plan and all mock exams, £38.98/);
    expect(await screen.findByText('£15')).toBeInTheDocument();
    expect(server.of(changePlan)).toHaveLength(0);
    await press('Pay £15 and change');
    expect(await screen.findByText(/waiting to hear that it is done/)).toBeInTheDocument();
    expect(server.of(changePlan)[0]?.body).toEqual({ from: 1, to: 4, ...price });
    reply = { ...reply, plans: [{ ...running, productId: 4, pence: 3898 }] };
    const heading = await screen.findByRole(
      'heading',
      { name: 'Standard plan and all mock exams' },
      { timeout: 60_000 },
    );
    expect(heading).toBeInTheDocument();
    expect(screen.queryByText(/waiting to hear/)).toBeNull();
  });

  it('says that unlimited practice ends at once where it is not part of the new one', async () => {
    show({});
    const price = { duePence: 1500, monthlyPence: 2999, prorationAt: '2026-11-21T12:00:00.000Z' };
    server.on(previewPlanChange).answers(() => ({ ...price, isAtOnce: true, startsAt: price.prorationAt }));
    await press('Change the plan');
    await press(/^Monthly mock exams/);
    expect(await screen.findByText('Unlimited practice ends at once')).toBeInTheDocument();
  });

  it('is cancelled after one question, and can be resumed', async () => {
    show({});
    server.on(setPlanEnding).answers(() => ({}));
    await press('Cancel the plan');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/goes on until Sat 5 Dec 2026, and nothing more is charged/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the plan' }));
    expect(server.of(setPlanEnding)[0]?.body).toEqual({ productId: 1, endsWithPeriod: true });
  });

  it('that is cancelled says until when, and is resumed by a press', async () => {
    show({ endsWithPeriod: true });
    server.on(setPlanEnding).answers(() => ({}));
    expect(await screen.findByText(/Cancelled: it ends on Sat 5 Dec 2026/)).toBeInTheDocument();
    await press('Resume the plan');
    expect(server.of(setPlanEnding)[0]?.body).toEqual({ productId: 1, endsWithPeriod: false });
  });

  it('shows what it is until a change to something cheaper, and the way back', async () => {
    show({ keeps: { productId: 4, pence: 3898, until: running.periodEndsAt } });
    expect(await screen.findByRole('heading', { name: 'Standard plan and all mock exams' })).toBeInTheDocument();
    expect(screen.getByText(/From Sat 5 Dec 2026 on: Standard plan, £8.99 a month/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keep “Standard plan and all mock exams”' })).toBeInTheDocument();
  });

  it('is nobody’s to change who does not pay for it', async () => {
    show({ isOwn: false });
    expect(await screen.findByText(/Somebody else pays for this plan/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /plan/ })).toBeNull();
  });
});

describe('a card that gives nothing', () => {
  it('is told of kindly, with the day on which it is asked again', async () => {
    show({ status: 'past_due', failedAttempts: 1, nextAttemptAt: '2026-12-08T12:00:00.000Z' });
    expect(await screen.findByText(/We ask it again on Tue 8 Dec 2026;/)).toHaveTextContent(
      'nothing of your child’s is lost',
    );
  });

  it('has ended the plan, which is said with the way to go on', async () => {
    signInSomebody('ROLE_FREE_USER');
    show({ status: 'canceled', failedAttempts: 3, endedAt: '2026-12-13T12:00:00.000Z' });
    expect(await screen.findByText(/ended on Sun 13 Dec 2026, as its payment did not go through/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose the Standard plan' })).toBeInTheDocument();
  });
});

it('shows a single mock exam with the last day on which it can be sat', async () => {
  show(undefined, { exams: [{ sessionId: 'session-1', until: '2027-09-30T23:00:00.000Z' }] });
  expect(await screen.findByText(/yours until Thu 30 Sept? 2027/)).toBeInTheDocument();
});

it('lists receipts with what went back, and links each', async () => {
  show({});
  const receipt = { paidAt: '2026-11-05T12:00:00.000Z', pence: 899, isForChange: false, productId: 1 as const };
  const url = 'http://fieldfare.test/stripe/invoice/in_1';
  server.on(listMyReceipts).answers(() => ({ receipts: [{ ...receipt, refundedPence: 300, url }], hasMore: false }));
  await press('Show receipts');
  const list = within(await screen.findByRole('region', { name: 'Receipts' }));
  expect(list.getByRole('listitem')).toHaveTextContent('£8.99 Standard plan, £3 given back');
  expect(list.getByRole('link', { name: /Receipt of/ })).toHaveAttribute('href', url);
});

it('sends the discount code with the choice of a plan', async () => {
  signInSomebody('ROLE_FREE_USER');
  show(undefined, { hasBilling: false });
  leaving.to = () => undefined;
  server.on(createCheckoutFromDashboard).answers(() => ({ url: 'http://fieldfare.test/stripe/checkout/cs_1' }));
  await userEvent.type(await screen.findByLabelText(/Discount code/), ' BLOG20 ');
  await press('Choose the Standard plan');
  expect(server.of(createCheckoutFromDashboard)[0]?.body).toEqual({ productId: 1, discountCode: 'BLOG20' });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReplyOf } from 'schemas/describe/contract';
import {
  changePlan,
  claimExam,
  claimPlan,
  previewPlanChange,
  setPlanEnding,
} from 'schemas/payments/change-plan.contract';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { getMyPlan } from 'schemas/payments/my-plan.contract';
import { listMyReceipts } from 'schemas/payments/receipts.contract';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { FakeServer, refused } from '../../../../testing/fake-server';
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
  isDuplicate: false,
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

  it('stays as it is, at no other price, where a change to something cheaper is taken back', async () => {
    show({ keeps: { productId: 4, pence: 3898, until: running.periodEndsAt } });
    const prorationAt = '2026-11-21T12:00:00.000Z';
    const shown = { duePence: 0, monthlyPence: 3898, prorationAt };
    server.on(previewPlanChange).answers(() => ({ ...shown, isAtOnce: false, startsAt: running.periodEndsAt }));
    server.on(changePlan).answers(() => ({}));
    await press('Keep “Standard plan and all mock exams”');
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(/Nothing changes: “Standard plan and all mock exams” goes on at £38.98 a month/),
    ).toBeInTheDocument();
    expect(dialog.queryByText(/from then on/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(server.of(changePlan)[0]?.body).toEqual({ from: 1, to: 4, ...shown }));
  });

  it('is nobody’s to change who did not log in to pay for it, until they say that it was they', async () => {
    show({ isOwn: false, claimId: 'sub-1' }, { hasBilling: false });
    server.on(claimPlan).answers(() => ({}));
    expect(await screen.findByText(/Somebody who was not logged in pays for this plan/)).toBeInTheDocument();
    for (const name of ['Cancel the plan', 'Change the plan', 'Card and billing', 'Show receipts'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await press('It was me: manage it here');
    await waitFor(() => expect(server.of(claimPlan)[0]?.body).toEqual({ subscriptionId: 'sub-1' }));
    reply = { ...reply, plans: [running], hasBilling: true };
    expect(await screen.findByRole('button', { name: 'Cancel the plan' }, { timeout: 60_000 })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Card and billing' })).toBeInTheDocument();
  });

  it('is not needed to say of a mock exam that it was they who paid for it', async () => {
    const exam = { sessionId: 'session-1', learnerId: 'amara', until: '2027-09-30T23:00:00.000Z' };
    show(undefined, { exams: [{ ...exam, claimId: 'cs-1' }], hasBilling: false });
    server.on(claimExam).answers(() => ({}));
    await press('It was me: show its receipt with mine');
    await waitFor(() => expect(server.of(claimExam)[0]?.body).toEqual({ checkoutId: 'cs-1' }));
    reply = { ...reply, exams: [exam], hasBilling: true };
    expect(await screen.findByRole('button', { name: 'Show receipts' }, { timeout: 60_000 })).toBeInTheDocument();
    expect(screen.queryByText(/paid for without logging in/)).toBeNull();
  });

  it('that was paid a second time without logging in stands beside, with the way to its receipts', async () => {
    const second = {
      ...running,
      isOwn: false,
      claimId: 'sub-2',
      isDuplicate: true,
      endedAt: '2026-11-21T12:00:00.000Z',
    };
    show({}, { plans: [running, { ...second, status: 'canceled' }] });
    expect(await screen.findByText(/a second time, and the payment was given back/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'It was me: show its receipts with mine' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel the plan' })).toBeInTheDocument();
  });
});

describe('a card that gives nothing', () => {
  it('is told of kindly, with the day on which it is asked again', async () => {
    show({ status: 'past_due', failedAttempts: 1, nextAttemptAt: '2026-12-08T12:00:00.000Z' });
    expect(await screen.findByText(/We ask it again on Tue 8 Dec 2026;/)).toHaveTextContent(
      'Nothing of your child’s is lost',
    );
  });

  it('is asked no more once the plan is cancelled, which ends at once what is not paid', async () => {
    show({ status: 'past_due', failedAttempts: 1, nextAttemptAt: '2026-12-08T12:00:00.000Z' });
    await press('Cancel the plan');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/This month is not paid, so it ends at once/)).toBeInTheDocument();
    expect(dialog.queryByText(/goes on until/)).toBeNull();
  });

  it('of a plan that is cancelled already is told with the end, and with the way to end it at once', async () => {
    show({ status: 'past_due', failedAttempts: 1, nextAttemptAt: '2026-12-08T12:00:00.000Z', endsWithPeriod: true });
    expect(await screen.findByText(/Cancelled: it ends on Sat 5 Dec 2026/)).toHaveTextContent(
      /asked again on Tue 8 Dec/,
    );
    expect(screen.getByRole('button', { name: 'Cancel it at once' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Resume the plan' })).toBeInTheDocument();
  });

  it('has ended the plan, which is said with the way to go on', async () => {
    signInSomebody('ROLE_FREE_USER');
    show({ status: 'canceled', failedAttempts: 3, endedAt: '2026-12-13T12:00:00.000Z' });
    expect(await screen.findByText(/ended on Sun 13 Dec 2026, as its payment did not go through/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose the Standard plan' })).toBeInTheDocument();
  });
});

describe('whoever pays for nothing', () => {
  const trial = (more: object) => ({
    confirmEmailBy: null,
    dailyLimit: null,
    daysLeft: null,
    remainingToday: null,
    trialEndsOn: null,
    ...more,
  });
  const has = (more: object = {}) => server.on(getTimeLeftOnFreemiumTrial).answers(() => trial(more));
  const ended = { status: 'canceled' as const, endedAt: '2026-12-13T12:00:00.000Z' };
  beforeEach(() => {
    signInSomebody('ROLE_FREE_USER');
  });

  it('and paid before has no trial: it says when the plan ended, and that nothing is lost', async () => {
    show(ended);
    has();
    expect(await screen.findByRole('heading', { name: 'No plan at the moment' })).toBeInTheDocument();
    expect(screen.getByText(/ended on Sun 13 Dec 2026\. Nothing more is charged/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Free trial' })).toBeNull();
  });

  it('and came by an invitation has neither a trial nor a plan that ended', async () => {
    show(undefined, { hasBilling: false });
    has();
    expect(await screen.findByText(/You pay for nothing, and nothing is charged/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Free trial' })).toBeNull();
  });

  it('and has asked for the family to be erased is told so, and is sold nothing', async () => {
    show(undefined, { hasBilling: false, eraseAt: '2026-12-13T12:00:00.000Z' });
    has();
    expect(await screen.findByText(/erase your whole family, which happens on Sun 13 Dec 2026/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Choose the Standard plan' })).toBeNull();
    expect(screen.getByRole('link', { name: 'What we keep' })).toHaveAttribute('href', '/app/privacy');
  });

  it('and was given practice by staff is told until when, and of the trial that runs beside it', async () => {
    const given = [
      { right: 'daily-practice' as const, until: '2026-12-06T00:00:00.000Z' },
      { right: 'practice' as const },
      { right: 'all-mock-sessions' as const, until: '2027-01-01T00:00:00.000Z' },
    ];
    show(undefined, { hasBilling: false, given });
    has();
    const practice = await screen.findByText('Practice without a limit');
    expect(practice.parentElement).toHaveTextContent(/: given to you without an end, with nothing to pay\.$/);
    expect(screen.getByText('All mock exams').parentElement).toHaveTextContent(/until the end of Thu 31 Dec 2026/);
    expect(screen.getByText(/Your free trial runs until the end of Sat 5 Dec 2026/)).toBeInTheDocument();
    expect(screen.queryByText(/New questions come with a plan/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'No plan at the moment' })).toBeNull();
  });

  it('and was given mock exams alone is told that new questions come with a plan', async () => {
    show(undefined, { hasBilling: false, given: [{ right: 'all-mock-sessions' }] });
    has();
    expect(await screen.findByText(/New questions come with a plan of your own/)).toBeInTheDocument();
    expect(screen.getByText('All mock exams')).toBeInTheDocument();
  });

  it('is told of a trial that runs, and of one that ended', async () => {
    show(undefined, { hasBilling: false });
    has({ dailyLimit: 50, daysLeft: -3, trialEndsOn: '2026-11-18' });
    expect(await screen.findByText(/It ended on Wed 18 Nov 2026/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Free trial' })).toBeInTheDocument();
  });
});

it('shows a single mock exam with the last day on which it can be sat', async () => {
  show(undefined, { exams: [{ sessionId: 'session-1', learnerId: 'amara', until: '2027-09-30T23:00:00.000Z' }] });
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

it('says at its field that a discount code is refused, until it is changed', async () => {
  signInSomebody('ROLE_FREE_USER');
  show(undefined, { hasBilling: false });
  server.on(getTimeLeftOnFreemiumTrial).answers(() => ({
    confirmEmailBy: null,
    dailyLimit: 50,
    daysLeft: 5,
    remainingToday: 50,
    trialEndsOn: '2026-12-01',
  }));
  server.on(createCheckoutFromDashboard).answers(() => refused(409, 'DiscountUsed', 'Used already.'));
  await userEvent.type(await screen.findByLabelText(/Discount code/), 'BLOG20');
  await press('Choose the Standard plan');
  const field = screen.getByLabelText(/Discount code/);
  await waitFor(() => expect(field).toHaveAccessibleDescription('Used already.'));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(field, '1');
  expect(field).not.toHaveAccessibleDescription('Used already.');
});

it.each([
  ['Choose the Standard plan', 1],
  ['Choose both', 4],
  ['Choose mock exams', 2],
])('leads to the payment of each plan: %s', async (choice, productId) => {
  signInSomebody('ROLE_FREE_USER');
  show(undefined, { hasBilling: false });
  leaving.to = () => undefined;
  server.on(createCheckoutFromDashboard).answers(() => ({ url: 'http://fieldfare.test/stripe/checkout/cs_1' }));
  await press(choice);
  expect(server.of(createCheckoutFromDashboard).map(({ body }) => body)).toEqual([{ productId }]);
});

it('sends the discount code with the choice of a plan', async () => {
  signInSomebody('ROLE_FREE_USER');
  show(undefined, { hasBilling: false });
  leaving.to = () => undefined;
  server.on(createCheckoutFromDashboard).answers(() => ({ url: 'http://fieldfare.test/stripe/checkout/cs_1' }));
  const field = await screen.findByLabelText(/Discount code/);
  expect(field).toHaveAccessibleDescription(
    /first month of whichever plan you choose here, not for a single mock exam/,
  );
  await userEvent.type(field, ' BLOG20 ');
  await press('Choose the Standard plan');
  expect(server.of(createCheckoutFromDashboard)[0]?.body).toEqual({ productId: 1, discountCode: 'BLOG20' });
});

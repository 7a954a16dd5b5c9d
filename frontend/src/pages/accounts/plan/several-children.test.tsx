import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMyFamily } from 'schemas/accounts/family.contract';
import type { ReplyOf } from 'schemas/describe/contract';
import { changePlan, previewPlanChange, setPlanEnding } from 'schemas/payments/change-plan.contract';
import { createCheckoutFromDashboard } from 'schemas/payments/checkout.contract';
import { getMyPlan } from 'schemas/payments/my-plan.contract';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { FakeServer } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { forgetAnswers } from '../../../client/kept';
import { session } from '../../../client/session';
import { leaving } from '../../../parts/prices/leaving';

type Reply = ReplyOf<typeof getMyPlan>;
type Plan = Reply['plans'][number];

const plan = (productId: Plan['productId'], learnerId?: string, more: Partial<Plan> = {}): Plan => ({
  productId,
  pence: 1949,
  status: 'active',
  periodEndsAt: '2026-12-05T12:00:00.000Z',
  endsWithPeriod: false,
  failedAttempts: 0,
  isOwn: true,
  isDuplicate: false,
  ...(learnerId !== undefined && { learnerId }),
  ...more,
});

let server: FakeServer;
interface Family {
  readonly names?: readonly string[];
  readonly away?: readonly string[];
}
function show(plans: readonly Plan[], { names = ['Amara', 'Ben'], away = [] }: Family = {}, more: Partial<Reply> = {}) {
  const child = (name: string) => ({
    learnerId: name,
    name,
    bornOn: null,
    archivedAt: away.includes(name) ? '2026-11-01T12:00:00.000Z' : null,
  });
  forgetAnswers();
  session.open({
    ...signInSomebody(plans.length === 0 ? 'ROLE_FREE_USER' : 'ROLE_USER'),
    learnerId: 'Amara',
    learners: names.map((name) => ({ learnerId: name, childName: name })),
  });
  server = new FakeServer()
    .on(getMyPlan)
    .answers(() => ({ plans: [...plans], exams: [], hasBilling: true, ...more }))
    .on(getMyFamily)
    .answers(() => ({ parentFirstName: 'Grace', parentLastName: 'Adeyemi', children: names.map(child) }))
    .on(getTimeLeftOnFreemiumTrial)
    .answers(() => ({ confirmEmailBy: null, dailyLimit: 50, daysLeft: 5, remainingToday: 50, trialEndsOn: null }))
    .on(createCheckoutFromDashboard)
    .answers(() => ({ url: 'http://fieldfare.test/stripe/checkout/cs_1' }));
  showAt('/app/my-subscription');
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const bought = () => server.of(createCheckoutFromDashboard).map(({ body }) => body);

beforeEach(() => {
  leaving.to = () => undefined;
});

describe('a plan of mock exams', () => {
  it('says whose it is, and a sibling is offered their own', async () => {
    show([plan(2, 'Amara')]);
    expect(await screen.findByRole('heading', { name: 'Monthly mock exams for Amara' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Choose mock exams for Amara' })).toBeNull();
    await press('Choose mock exams for Ben');
    expect(bought()).toEqual([{ productId: 2, learnerId: 'Ben' }]);
  });

  it('with practice says that practice is everybody’s', async () => {
    show([plan(4, 'Ben')]);
    const words = 'Practice is for all your children, the mock exams are for Ben.';
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Standard plan and all mock exams' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose mock exams for Amara' })).toBeInTheDocument();
  });

  it('of each child is cancelled by itself', async () => {
    show([plan(2, 'Amara'), plan(2, 'Ben')]);
    server.on(setPlanEnding).answers(() => ({}));
    await press('Cancel the plan for Ben');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the plan for Ben?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the plan' }));
    expect(server.of(setPlanEnding)[0]?.body).toEqual({ productId: 2, learnerId: 'Ben', endsWithPeriod: true });
    expect(screen.queryByRole('heading', { name: 'Mock exams for each child' })).toBeNull();
  });

  it('of a child who was put away says that it goes on being charged, and can be cancelled', async () => {
    show([plan(2, 'Ben')], { away: ['Ben'] });
    expect(await screen.findByText(/^Ben was put away, and their mock exams go on being charged/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel the plan for Ben' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Choose mock exams for Ben' })).toBeNull();
  });

  it('of a child who was erased is nobody’s to resume', async () => {
    show([plan(2, 'Zoë', { endsWithPeriod: true })]);
    expect(await screen.findByRole('heading', { name: /for a child who was erased$/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Resume/ })).toBeNull();
  });
});

describe('a change of the family’s practice', () => {
  const price = { duePence: 1500, monthlyPence: 3898, prorationAt: '2026-11-21T12:00:00.000Z' };

  it('to both asks for whom the mock exams are, and says it with the price', async () => {
    show([plan(1)]);
    server.on(previewPlanChange).answers(() => ({ ...price, isAtOnce: true, startsAt: price.prorationAt }));
    server.on(changePlan).answers(() => ({}));
    await press('Change the plan');
    expect(await screen.findByRole('button', { name: /all mock exams for Amara, £38.98/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Ben' }));
    await press(/all mock exams for Ben, £38.98/);
    expect(await screen.findByRole('heading', { name: /all mock exams for Ben$/ })).toBeInTheDocument();
    await press('Pay £15 and change');
    const asked = { from: 1, to: 4, learnerId: 'Ben' };
    expect(server.of(previewPlanChange)[0]?.body).toEqual(asked);
    expect(server.of(changePlan)[0]?.body).toEqual({ ...asked, ...price });
  });

  it('offers nobody what they have', async () => {
    show([plan(1), plan(2, 'Amara')]);
    await press('Change the plan');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('radio')).toBeNull();
    expect(dialog.getByRole('button', { name: /all mock exams for Ben/ })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /for Amara/ })).toBeNull();
    // Practice is paid for beside it, so that of mock exams alone there is nothing to change.
    expect(screen.queryByRole('button', { name: 'Change the plan for Amara' })).toBeNull();
  });
});

describe('whoever pays for nothing', () => {
  it('chooses for whom mock exams are: for whoever practises here, unless told', async () => {
    show([]);
    await press('Choose mock exams for Amara');
    await userEvent.click(await screen.findByRole('radio', { name: 'Ben' }));
    await press('Choose both for Ben');
    await press('Choose the Standard plan');
    await waitFor(() =>
      expect(bought()).toEqual([
        { productId: 2, learnerId: 'Amara' },
        { productId: 4, learnerId: 'Ben' },
        { productId: 1 },
      ]),
    );
  });

  it('and has one child is asked nothing more', async () => {
    show([], { names: ['Amara'] });
    await press('Choose mock exams');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(bought()).toEqual([{ productId: 2 }]);
  });
});

describe('a child who is to be erased', () => {
  const childrenToGo = [{ learnerId: 'Ben', eraseAt: '2026-12-13T12:00:00.000Z' }];

  it('is named with the day and the way to keep them, and is sold no mock exams', async () => {
    show([plan(2, 'Amara')], {}, { childrenToGo });
    expect(await screen.findByText(/^Ben will be erased on Sun 13 Dec 2026/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'What we keep' })).toHaveAttribute('href', '/app/privacy');
    expect(screen.queryByRole('button', { name: /mock exams for Ben/ })).toBeNull();
  });

  it('is nobody for whom mock exams are chosen, with a change of plan or without one', async () => {
    show([plan(1)], {}, { childrenToGo });
    await press('Change the plan');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: /all mock exams for Amara/ })).toBeInTheDocument();
    expect(dialog.queryByRole('radio')).toBeNull();
  });

  it('leaves the choice to the others, who are named to the till', async () => {
    show([], {}, { childrenToGo: [{ learnerId: 'Amara', eraseAt: '2026-12-13T12:00:00.000Z' }] });
    await press('Choose mock exams for Ben');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(bought()).toEqual([{ productId: 2, learnerId: 'Ben' }]);
  });
});

it('says of a single mock exam which it is, and whose', async () => {
  const exam = { sessionId: 's', startsAt: '2027-01-09T10:00:00.000Z', until: '2027-09-30T23:00:00.000Z' };
  const exams = ['Amara', 'Ben'].map((learnerId) => ({ ...exam, learnerId }));
  show([], {}, { exams });
  for (const name of ['Amara', 'Ben'])
    expect(await screen.findByText(`Mock exam on Sat 9 Jan 2027, 10:00 am for ${name}`)).toBeInTheDocument();
});

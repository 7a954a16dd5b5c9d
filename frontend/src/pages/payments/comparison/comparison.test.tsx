import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ReplyOf } from 'schemas/describe/contract';
import { beginComparison, getComparison, putRight } from 'schemas/payments/comparing/comparison.contract';
import { FakeServer } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import type { Comparison } from './api';

const nothing: Comparison = {
  comparisonId: 'one',
  endedAt: '2026-11-22T03:00:04.000Z',
  looked: 41,
  found: 0,
  differences: [],
};
let reply: ReplyOf<typeof getComparison>;
let server: FakeServer;
beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  reply = { isUnderWay: false, last: nothing };
  server = new FakeServer()
    .on(getComparison)
    .answers(() => reply)
    .on(beginComparison)
    .answers(() => {
      reply = { ...reply, isUnderWay: true };
      return { comparisonId: 'two', position: '1' };
    })
    .on(putRight)
    .answers(() => ({ position: '2' }));
});

const address = '/app/admin-whizz/comparison';

it('says that nothing differs, and when that was so; looks again once, however often it is pressed', async () => {
  const { user } = showAt(address);
  expect(await screen.findByText('Nothing differs')).toBeInTheDocument();
  expect(screen.getByText(/Compared on Sun 22 Nov 2026.*41.things looked at/)).toBeInTheDocument();
  await user.dblClick(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByRole('button', { name: 'Looking…' })).toBeInTheDocument();
  expect(server.of(beginComparison)).toHaveLength(1);
});

it('tells each difference in words, with whose it is, and puts it right', async () => {
  const family = { id: 'ann', email: 'ann@example.org' };
  const differences: Comparison['differences'] = [
    { kind: 'grant-missing', about: 'sub_1', family, theirs: '2026-12-25', isPutRight: false },
    { kind: 'payment-unknown', about: 'pi_1', theirs: '2499p', isPutRight: true },
  ];
  reply = { isUnderWay: false, last: { ...nothing, found: 2, differences } };
  const { user } = showAt(address);
  expect(await screen.findByText(/2.things differ/)).toBeInTheDocument();
  const [first, second] = screen.getAllByText(/^(Something was paid|Stripe has a payment)/).map((b) => b.closest('li'));
  if (!first || !second) throw new Error('not listed');
  expect(first).toHaveTextContent('ann@example.org');
  expect(second).toHaveTextContent('nobody whom we know');
  expect(within(second).queryByRole('button')).toBeNull();
  await user.click(within(first).getByRole('button', { name: /^Put right/ }));
  expect(await within(first).findByText(/Stripe was asked again/)).toBeInTheDocument();
  expect(server.of(putRight).map(({ body }) => body)).toEqual([{ comparisonId: 'one', about: 'sub_1' }]);
});

it('takes back what is not paid for, and leaves a dispute to whoever answers it at Stripe', async () => {
  const family = { id: 'ann', email: 'ann@example.org' };
  const differences: Comparison['differences'] = [
    {
      kind: 'grant-unpaid',
      about: 'sub_1',
      family,
      ours: 'given until 2027-01-01',
      theirs: 'nothing',
      isPutRight: false,
    },
    { kind: 'payment-disputed', about: 'du_1', family, theirs: '899p, needs_response', isPutRight: false },
  ];
  reply = { isUnderWay: false, last: { ...nothing, found: 2, differences } };
  const { user } = showAt(address);
  const dispute = (await screen.findByText(/^A payer has asked their bank/)).closest('li');
  if (!dispute) throw new Error('not listed');
  expect(dispute).toHaveTextContent('It is answered in Stripe’s dashboard');
  expect(within(dispute).queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Ask Stripe again, and take it back/ }));
  expect(await screen.findByText(/Stripe was asked again/)).toBeInTheDocument();
  expect(server.of(putRight).map(({ body }) => body)).toEqual([{ comparisonId: 'one', about: 'sub_1' }]);
});

it('says that nothing has been compared yet', async () => {
  reply = { isUnderWay: false, last: null };
  showAt(address);
  expect(await screen.findByText('Nothing has been compared yet.')).toBeInTheDocument();
});

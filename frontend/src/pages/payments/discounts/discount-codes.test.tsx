import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  endDiscountCode,
  getDiscountHistory,
  listDiscountCodes,
  makeDiscountCode,
} from 'schemas/payments/discounts/discounts.contract';
import { FakeServer, refused } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import type { DiscountAct, DiscountCode } from './api';

const blog: DiscountCode = {
  discountId: 'promo_1',
  code: 'BLOG20',
  percentOff: 20,
  isActive: true,
  timesRedeemed: 3,
};
let codes: DiscountCode[];
let acts: DiscountAct[];
let server: FakeServer;
const happens = (act: Pick<DiscountAct, 'code' | 'what' | 'reason'>) => {
  const by = { id: 'ada', email: 'ada@example.org' };
  acts = [{ ...act, actId: `${act.code} ${act.what}`, by, at: '2026-11-22T10:00:00.000Z' }, ...acts];
};
beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  codes = [blog];
  acts = [];
  server = new FakeServer()
    .on(listDiscountCodes)
    .answers(() => ({ codes, hasMore: false, position: '1' }))
    .on(getDiscountHistory)
    .answers(() => ({ acts }))
    .on(makeDiscountCode)
    .answers(({ code, percentOff, reason }) => {
      if (codes.some((one) => one.code === code)) return refused(409, 'DiscountNameTaken', 'There was one already.');
      codes = [{ ...blog, discountId: 'promo_2', code, percentOff, timesRedeemed: 0 }, ...codes];
      happens({ code, what: 'made', reason });
      return { position: '2' };
    })
    .on(endDiscountCode)
    .answers(({ discountId, reason }) => {
      codes = codes.map((one) => (one.discountId === discountId ? { ...one, isActive: false } : one));
      happens({ code: 'BLOG20', what: 'ended', reason });
      return { position: '2' };
    });
});

const open = () => showAt('/app/admin-whizz/discount-codes');
const rows = async () =>
  within(await screen.findByRole('region', { name: 'Codes' }))
    .findAllByRole('listitem')
    .then((items) => items.map(({ textContent }) => textContent));

describe('the page of discount codes', () => {
  it('tells of each what it takes off, how often it was used, and whether it is in use, those in use first', async () => {
    const pounds = { discountId: 'promo_0', code: 'FIVER', penceOff: 500, isActive: false, timesRedeemed: 1 };
    const ends = { ...blog, discountId: 'promo_2', code: 'SOON', endsAt: '2026-12-01T12:00:00.000Z' };
    codes = [{ ...pounds, mostRedeemed: 10, endsAt: '2026-11-01T12:00:00.000Z' }, blog, ends];
    open();
    const [first, second, third] = await rows();
    expect(first).toMatch(/^BLOG20: 20% off, used 3 times\. In use\./);
    expect(second).toMatch(/^SOON: 20% off, used 3 times\. In use, until Tue 1 Dec 2026/);
    expect(third).toMatch(/^FIVER: £5 off, used once, of 10 at most\. Ended; made to last until Sun 1 Nov 2026/);
    expect(screen.getAllByRole('button', { name: /^End it/ })).toHaveLength(2);
  });

  it('says so where there is none', async () => {
    codes = [];
    open();
    expect(await screen.findByText('There is no discount code yet.')).toBeInTheDocument();
    expect(await screen.findByText('Nobody has made or ended a code here yet.')).toBeInTheDocument();
  });

  it('says so where Stripe cannot be asked, and asks again', async () => {
    let isOpen = false;
    server
      .on(listDiscountCodes)
      .answers(() =>
        isOpen ? { codes, hasMore: false, position: '1' } : refused(503, 'PaymentsNotOpen', 'Payments are not open.'),
      );
    const { user } = open();
    expect(await screen.findByText('Payments are not open.')).toBeInTheDocument();
    isOpen = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  it('ends one with a reason, which stands in the history', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^End it/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End “BLOG20”?' }));
    await user.click(dialog.getByRole('button', { name: 'End it' }));
    expect(await dialog.findByText(/^Say why/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Why'), 'The offer is over.');
    await user.click(dialog.getByRole('button', { name: 'End it' }));
    expect(await screen.findByText('BLOG20 was ended')).toBeInTheDocument();
    expect(await screen.findByText('Ended.')).toBeInTheDocument();
    expect(server.of(endDiscountCode)[0]?.body).toEqual({ discountId: 'promo_1', reason: 'The offer is over.' });
  });

  it('makes one in capitals, and says what is refused', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Code'), 'spring15');
    await user.type(screen.getByLabelText(/^Per cent off/), '15%');
    await user.type(screen.getByLabelText('What for'), 'The open days.');
    await user.click(screen.getByRole('button', { name: 'Make it' }));
    expect(await screen.findByText('“SPRING15” is good from now on.')).toBeInTheDocument();
    expect(server.of(makeDiscountCode)[0]?.body).toEqual({
      code: 'SPRING15',
      percentOff: 15,
      reason: 'The open days.',
    });
    await user.type(screen.getByLabelText('Code'), 'SPRING15');
    await user.type(screen.getByLabelText(/^Per cent off/), '100');
    await user.type(screen.getByLabelText('What for'), 'Once more.');
    await user.click(screen.getByRole('button', { name: 'Make it' }));
    expect(await screen.findByText('A whole number from 1 to 90')).toBeInTheDocument();
    await user.clear(screen.getByLabelText(/^Per cent off/));
    await user.type(screen.getByLabelText(/^Per cent off/), '10');
    await user.click(screen.getByRole('button', { name: 'Make it' }));
    expect(await screen.findByText('There was one already.')).toBeInTheDocument();
  });
});

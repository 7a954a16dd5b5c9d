import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { getRefunds, lookAtPayments, refundPayment } from 'schemas/payments/refunds/refunds.contract';
import { askAllAgain } from '../../../client/kept';
import { FakeServer, refused } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import type { Payment, Refund } from './api';

const month: Payment = {
  paymentId: 'pi_1',
  productId: null,
  planId: 1,
  isOver: false,
  isEarlier: false,
  pence: 899,
  refundedPence: 0,
  paidAt: '2026-11-21T10:00:00.000Z',
};
let payment: Payment;
let others: Payment[];
let refunds: Refund[];
let server: FakeServer;
beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  payment = month;
  others = [];
  refunds = [];
  server = new FakeServer()
    .on(lookAtPayments)
    .answers(() => ({ payments: [payment, ...others], position: '1' }))
    .on(getRefunds)
    .answers(() => ({ family: { id: 'ann', email: 'ann@example.org' }, refunds }))
    .on(refundPayment)
    .answers(({ pence, ends, reason, seenPence }) => {
      if (seenPence !== payment.refundedPence) return refused(409, 'PaymentChangedMeanwhile', 'Please look again.');
      const by = { id: 'ada', email: 'ada@example.org' };
      refunds = [
        {
          refundId: 'r',
          paymentId: 'pi_1',
          pence,
          ends,
          reason,
          by,
          askedAt: '2026-11-22T10:00:00.000Z',
          state: 'asked',
        },
      ];
      return { refundId: 'r', position: '2' };
    });
});

const address = '/app/admin-whizz/payments?family=ann';
async function opening() {
  const { user } = showAt(address);
  await user.click(await screen.findByRole('button', { name: /^Give back…/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'They moved.' } });
  return { user, dialog };
}

describe('the payments of a family', () => {
  it('lead to where a family is found, where their address names none', async () => {
    showAt('/app/admin-whizz/payments');
    const link = await screen.findByRole('link', { name: 'Find the family by an address' });
    expect(link).toHaveAttribute('href', '/app/admin-whizz/rights');
  });
  it('are given back in part, with a reason, after it was said what will be', async () => {
    const { user, dialog } = await opening();
    fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '3' } });
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(
      dialog.getByText(/£3 of £8.99 goes back to the card\. What it paid for goes on to its end/),
    ).toBeInTheDocument();
    expect(server.of(refundPayment)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Give back £3' }));
    const history = within(await screen.findByRole('region', { name: 'Given back by staff' }));
    expect(await history.findByText(/On its way/)).toBeInTheDocument();
    expect(history.getByText(/by ada@example.org/)).toBeInTheDocument();
    expect(server.of(refundPayment).map(({ body }) => body)).toEqual([
      { familyId: 'ann', paymentId: 'pi_1', pence: 300, seenPence: 0, ends: false, reason: 'They moved.' },
    ]);
    payment = { ...month, refundedPence: 300 };
    refunds = refunds.map((refund) => ({ ...refund, state: 'made' }));
    expect(await screen.findByText(/£3 of it was given back/, {}, { timeout: 60_000 })).toBeInTheDocument();
  });

  it('of one day are told apart by their time and by what each was for, in the list and where one is given back', async () => {
    others = [
      { ...month, paymentId: 'pi_2', planId: 2, paidAt: '2026-11-21T10:05:00.000Z' },
      { ...month, paymentId: 'pi_3', planId: null, paidAt: '2026-11-21T10:06:00.000Z' },
    ];
    const { user } = showAt(address);
    const rows = within(await screen.findByRole('region', { name: 'Payments' }));
    const [first, second, third] = await rows.findAllByRole('listitem');
    expect(first).toHaveTextContent('£8.99 on Sat 21 Nov 2026, 10:00 am: A month of “Standard plan”.');
    expect(second).toHaveTextContent('£8.99 on Sat 21 Nov 2026, 10:05 am: A month of “Monthly mock exams”.');
    expect(third).toHaveTextContent('10:06 am: A month of a plan.');
    await user.click(screen.getByRole('button', { name: /10:05/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Give back: A month of “Monthly mock exams”' });
    expect(dialog).toHaveTextContent('£8.99 of Sat 21 Nov 2026, 10:05 am');
  });

  it('end what they paid for where all that is left is given back, and by a part only where somebody says so', async () => {
    payment = { ...month, refundedPence: 300 };
    const { user, dialog } = await opening();
    const tick = dialog.getByLabelText('End what it paid for, at once');
    const sum = (value: string) => fireEvent.change(dialog.getByLabelText('Amount'), { target: { value } });
    expect(tick).toBeChecked();
    sum('3');
    expect(tick).not.toBeChecked();
    sum('5.99');
    expect(tick).toBeChecked();
    sum('3');
    await user.click(tick);
    sum('2');
    expect(tick).toBeChecked();
    await user.click(tick);
    sum('5.99');
    expect(tick).not.toBeChecked();
  });

  it('of an earlier month end the plan, which runs on, only where somebody says so', async () => {
    payment = { ...month, isEarlier: true };
    const { user, dialog } = await opening();
    const tick = dialog.getByLabelText('End the plan too, at once, though a later month of it has been paid');
    expect(tick).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(dialog.getByText(/goes back to the card\. The plan goes on\./)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await user.click(tick);
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(dialog.getByText(/The plan ends at once, though a later month of it has been paid\./)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Give back £8.99' }));
    await screen.findByText(/On its way/);
    expect(server.of(refundPayment).map(({ body }) => body)).toMatchObject([{ pence: 899, ends: true }]);
  });

  it('end nothing where what they paid for is over, and nothing of the kind is offered', async () => {
    payment = { ...month, isOver: true };
    const { user, dialog } = await opening();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(dialog.getByText(/goes back to the card\. What it paid for has ended already\./)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Give back £8.99' }));
    await screen.findByText(/On its way/);
    expect(server.of(refundPayment).map(({ body }) => body)).toMatchObject([{ pence: 899, ends: false }]);
  });

  it('are asked about once more however fast the button was pressed: neither the money nor the reason goes', async () => {
    const { user, dialog } = await opening();
    await user.type(dialog.getByLabelText('Why'), ' Again.');
    await user.dblClick(dialog.getByRole('button', { name: 'Go on' }));
    // The dialog is smaller by then: in a browser the second press falls beside it.
    await user.click(screen.getByRole('dialog'));
    // Or upon what stands there instead.
    fireEvent.click(dialog.getByRole('button', { name: 'Give back £8.99' }), { detail: 2 });
    expect(server.of(refundPayment)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByLabelText('Why')).toHaveValue('They moved. Again.');
    expect(dialog.getByLabelText('Amount')).toHaveFocus();
  });

  it('are given back no further than they go, and not unseen', async () => {
    const { user, dialog } = await opening();
    for (const typed of ['9', '0', '-1', 'all']) {
      fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: typed } });
      await user.click(dialog.getByRole('button', { name: 'Go on' }));
      expect(dialog.getByLabelText('Amount')).toBeInvalid();
    }
    fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '8.99' } });
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    payment = { ...month, refundedPence: 100 };
    await user.click(dialog.getByRole('button', { name: 'Give back £8.99' }));
    expect(await dialog.findByText('Please look again.')).toBeInTheDocument();
    // The list shows how it stands, and nothing is there to be pressed once more.
    expect(await screen.findByText(/£1 of it was given back/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /Give back|Go on|Back/ })).toBeNull();
    expect(dialog.getByText('You had written: They moved.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Look again' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that somebody else gives back meanwhile are noticed before anything is pressed', async () => {
    const { dialog } = await opening();
    const by = { id: 'bo', email: 'bo@example.org' };
    const more = { ends: false, reason: 'Another.', askedAt: '2026-11-22T10:00:00.000Z' };
    payment = { ...month, refundedPence: 899 };
    refunds = [{ refundId: 'other', paymentId: 'pi_1', pence: 899, by, state: 'made', ...more }];
    act(() => askAllAgain());
    expect(await dialog.findByText(/given back since you opened this/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Go on' })).toBeNull();
    expect(await screen.findByText(/£8.99 of it was given back/)).toBeInTheDocument();
  });
});

describe('the dialog that gives a payment back', () => {
  const ways = {
    Escape: () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }),
    'the cross': () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
    Cancel: () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })),
  };
  /** As the browser tells a dialog of Escape, unless the key itself was refused. */
  const leaveBy = (way: keyof typeof ways) =>
    act(async () => {
      if (ways[way]() && way === 'Escape')
        fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
      // What is asked for anew as it closes.
      await Promise.resolve();
    });
  const isOpen = () => screen.queryByRole('dialog') !== null;
  const opened = async () => {
    const { user } = showAt(address);
    await user.click(await screen.findByRole('button', { name: /^Give back…/ }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  it.each(['Escape', 'the cross', 'Cancel'] as const)('is closed by %s where nothing was typed', async (way) => {
    await opened();
    await leaveBy(way);
    expect(isOpen()).toBe(false);
  });

  it.each(['Escape', 'the cross', 'Cancel'] as const)(
    'asks, left by %s, whether what was typed may go',
    async (way) => {
      const { user, dialog } = await opened();
      await user.type(dialog.getByLabelText('Why'), 'They moved.');
      await leaveBy(way);
      expect(dialog.getByRole('alert')).toHaveTextContent('Discard what you have typed?');
      expect(dialog.getByRole('button', { name: 'Keep writing' })).toHaveFocus();
      await user.click(dialog.getByRole('button', { name: 'Keep writing' }));
      expect(dialog.getByLabelText('Why')).toHaveValue('They moved.');
      await user.click(dialog.getByRole('button', { name: 'Go on' }));
      await leaveBy(way);
      await user.click(dialog.getByRole('button', { name: 'Discard' }));
      expect(isOpen()).toBe(false);
      expect(server.of(refundPayment)).toHaveLength(0);
      await user.click(screen.getByRole('button', { name: /^Give back…/ }));
      expect(screen.getByLabelText('Why')).toHaveValue('');
    },
  );

  it('asks no more where Escape is pressed again, and keeps what was typed', async () => {
    const { user, dialog } = await opened();
    await user.type(dialog.getByLabelText('Why'), 'They moved.');
    await leaveBy('Escape');
    await leaveBy('Escape');
    expect(dialog.getByRole('button', { name: 'Go on' })).toBeInTheDocument();
    expect(dialog.getByLabelText('Why')).toHaveValue('They moved.');
  });
});

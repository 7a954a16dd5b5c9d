import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { openParentsDoor } from 'schemas/accounts/family.contract';
import { openingPrices } from 'schemas/payments/prices/price-list';
import { getPriceHistory, getPrices, publishPrices } from 'schemas/payments/prices/prices.contract';
import { FakeServer, refused } from '../../../../testing/fake-server';
import { showAt } from '../../../../testing/show';
import { signInSomebody } from '../../../../testing/somebody';
import { DoorDialog, staff } from '../../../parts/parents-door/door-dialog';
import type { PricesNow, WrittenList } from './api';
import { amountRule, penceIn } from './price-words';

let now: PricesNow;
let lists: WrittenList[];
let server: FakeServer;
let before: () => ReturnType<typeof refused> | undefined;
beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  now = { ...openingPrices, version: 0 };
  lists = [];
  before = () => undefined;
  server = new FakeServer()
    .on(getPrices)
    .answers(() => now)
    .on(getPriceHistory)
    .answers(() => ({ lists }))
    .on(publishPrices)
    .answers(({ basedOn, reason, ...list }) => {
      const refusal = before();
      if (refusal) return refusal;
      if (basedOn !== now.version) return refused(409, 'PricesChangedMeanwhile', 'Somebody else has changed them.');
      publish({ ...list, version: basedOn + 1 }, reason);
      return { position: '1' };
    });
});

function publish(list: PricesNow, reason: string): void {
  now = list;
  const by = { id: 'ada', email: 'ada@example.org' };
  lists = [{ ...list, reason, by, publishedAt: '2026-11-22T10:00:00.000Z' }, ...lists];
}

async function changing(field: string, value: string) {
  const { user } = showAt('/app/admin-whizz/prices');
  fireEvent.change(await screen.findByLabelText(field), { target: { value } });
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'A new year.' } });
  await user.click(screen.getByRole('button', { name: 'See what would change' }));
  return user;
}

const confirm = { name: 'Change them' };

describe('the page of prices', () => {
  it('shows what would be different, publishes it in pence, and tells it in the history', async () => {
    const user = await changing('Standard plan', '£9.49');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Standard plan: £8.99 → £9.49')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', confirm));
    expect(await screen.findByText('These prices hold now.')).toBeInTheDocument();
    expect(server.of(publishPrices)[0]?.body).toEqual({
      ...openingPrices,
      standardPence: 949,
      reason: 'A new year.',
      basedOn: 0,
    });
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect(await history.findByText('Standard plan: £8.99 → £9.49')).toBeInTheDocument();
    expect(history.getByText('by ada@example.org')).toBeInTheDocument();
    expect(screen.getByLabelText('Standard plan')).toHaveValue('9.49');
    expect(screen.getByLabelText('Why')).toHaveValue('');
  });

  it('hides the bundle from everybody, and says so before', async () => {
    const { user } = showAt('/app/admin-whizz/prices');
    await user.click(await screen.findByLabelText(/^Do not offer the bundle/));
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'Not yet.' } });
    await user.click(screen.getByRole('button', { name: 'See what would change' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Standard plan and all mock exams: offered no more')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', confirm));
    expect(await screen.findByText('These prices hold now.')).toBeInTheDocument();
    expect(server.of(publishPrices)[0]?.body).toMatchObject({ ...openingPrices, bundleHidden: true });
    expect(screen.getByLabelText(/^Do not offer the bundle/)).toBeChecked();
  });

  it('gives the link of a promotion other words and another page, and says nothing of one that is as usual', async () => {
    const { user } = showAt('/app/admin-whizz/prices');
    const type = (label: string | RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    expect(await screen.findByLabelText(/^Words of its link/)).toHaveValue('Book now');
    expect(screen.getByLabelText('Where it leads')).toHaveValue('/11plus-mock-exams');
    type(/^Promotion at the foot/, 'Half price until Easter.');
    type(/^End of the promotion/, '2130-01-01T10:00');
    type('Why', 'Easter.');
    const change = async () => {
      await user.click(screen.getByRole('button', { name: 'See what would change' }));
      const dialog = within(await screen.findByRole('dialog'));
      const changes = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
      await user.click(dialog.getByRole('button', confirm));
      await screen.findByText('These prices hold now.');
      return changes;
    };
    expect(await change()).toHaveLength(2);
    expect(server.of(publishPrices)[0]?.body).not.toHaveProperty('promotionLinkWords');
    type(/^Words of its link/, 'See prices');
    type('Where it leads', '/#prices');
    type('Why', 'It leads to the wrong page.');
    expect(await change()).toEqual([
      'Link of the promotion: “Book now”, to “The page of mock exams” → “See prices”, to “The prices on the first page”',
    ]);
    const said = { promotionLinkWords: 'See prices', promotionLeadsTo: '/#prices' };
    expect(server.of(publishPrices)[1]?.body).toMatchObject(said);
  });

  it('overwrites nothing of somebody who was quicker, and keeps what was written', async () => {
    const user = await changing('One mock exam', '19.99');
    publish({ ...openingPrices, standardPence: 999, version: 1 }, 'Theirs.');
    await user.click(await screen.findByRole('button', confirm));
    expect(await screen.findByText(/The prices have been changed since/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave it' }));
    await user.click(screen.getByRole('button', { name: /I have seen it/ }));
    expect(screen.getByLabelText('One mock exam')).toHaveValue('19.99');
    await user.click(screen.getByRole('button', { name: 'See what would change' }));
    const dialog = within(await screen.findByRole('dialog'));
    // Theirs holds in the boxes that were not touched.
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'One mock exam: £24.99 → £19.99',
    ]);
    const history = within(screen.getByRole('region', { name: 'History', hidden: true }));
    expect(history.getByText('Standard plan: £8.99 → £9.99')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', confirm));
    expect(await screen.findByText('These prices hold now.')).toBeInTheDocument();
    expect(now).toMatchObject({ standardPence: 999, oneOffPence: 1_999, version: 2 });
  });

  it('says on a later visit what was typed and does not hold, and puts back what does', async () => {
    await changing('Standard plan', '7.77');
    cleanup();
    const { user } = showAt('/app/admin-whizz/prices');
    expect(await screen.findByText('Standard plan: £8.99 → £7.77')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Put back what holds' }));
    expect(screen.getByLabelText('Standard plan')).toHaveValue('8.99');
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  it('refuses an end that is past at its field, before anything is asked', async () => {
    showAt('/app/admin-whizz/prices');
    fireEvent.change(await screen.findByLabelText(/^End of the promotion/), { target: { value: '2020-01-01T10:00' } });
    fireEvent.blur(screen.getByLabelText(/^End of the promotion/));
    expect(await screen.findByText(/That is past already/)).toBeInTheDocument();
    expect(server.of(publishPrices)).toEqual([]);
  });

  it('asks for the password where it was given too long ago, and goes on', async () => {
    let isOpen = false;
    before = () => (isOpen ? undefined : refused(403, 'PasswordWanted', 'Please give your password once more first.'));
    server.on(openParentsDoor).answers(() => {
      isOpen = true;
      return refused(403, 'PasswordNotRight', 'That is not the password of this account.');
    });
    render(<DoorDialog words={staff} />);
    const user = await changing('Standard plan', '9.49');
    await user.click(await screen.findByRole('button', confirm));
    const door = within(await screen.findByRole('dialog', { name: 'Your password once more' }));
    expect(door.getByText(/^This changes what everybody is charged from now on, so it asks/)).toBeInTheDocument();
    await user.type(door.getByLabelText('Your password'), 'not it');
    await user.click(door.getByRole('button', { name: 'Confirm and go on' }));
    expect(await door.findByText(/That is not the password/)).toBeInTheDocument();
  });
});

it('takes amounts to the penny, and nothing else', () => {
  expect(['8.99', '£8.99', ' 8 ', '0.30', '1000'].map(penceIn)).toEqual([899, 899, 800, 30, 100_000]);
  for (const typed of ['', '8,99', '8.9', '8.999', '-8.99', '1e3', '٨.٩٩', '8.99 £'])
    expect(penceIn(typed)).toBeUndefined();
  expect(['0.29', '1000.01', '0.30', '1000', 'much'].map((typed) => amountRule(typed) === undefined)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

import { beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFreeAccount } from 'schemas/accounts/accounts.contract';
import {
  agreeToAdvertising,
  getWhatWePassedOn,
  withdrawFromAdvertising,
} from 'schemas/advertising/advertising.contract';
import { ADVERTISING_TEXT } from 'schemas/advertising/conversions';
import type { ReplyOf } from 'schemas/describe/contract';
import { FakeServer } from '../../../testing/fake-server';
import { showAt } from '../../../testing/show';
import { signInSomebody } from '../../../testing/somebody';
import { forgetAnswers } from '../../client/kept';
import { WhatWePassedOn } from './what-we-passed-on';

const receiver = 'Adverts Ltd';
const agreement = { textVersion: ADVERTISING_TEXT, receiver };
const words = /^You may tell Adverts Ltd, where we advertise, that I have signed up or gone to pay\./;

/** A server whose operator advertises with somebody, or with nobody. */
function serving(advertiser: string | null) {
  const server = new FakeServer();
  const others = globalThis.fetch;
  globalThis.fetch = (address, init) =>
    address === '/operator.json'
      ? Promise.resolve({ json: () => Promise.resolve({ advertiser }) } as Response)
      : others(address, init);
  return server;
}

beforeEach(() => forgetAnswers());

async function signUp(advertiser: string | null, ticks: boolean) {
  const server = serving(advertiser);
  server.on(createFreeAccount).answers(() => ({}));
  const { user } = showAt('/free-11plus-resources');
  await user.type(await screen.findByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'O’Neill');
  await user.type(screen.getByLabelText('Email'), 'ada@example.org');
  await user.type(screen.getByLabelText('Password'), 'three words here');
  await user.type(screen.getByLabelText('Confirm password'), 'three words here');
  await user.click(screen.getByRole('checkbox', { name: /^I am a parent/ }));
  if (advertiser !== null) {
    const tick = await screen.findByRole('checkbox', { name: words });
    expect(tick).not.toBeChecked();
    if (ticks) await user.click(tick);
  }
  await user.click(screen.getByRole('button', { name: 'Register Now' }));
  await waitFor(() => expect(server.of(createFreeAccount)).toHaveLength(1));
  return server.of(createFreeAccount)[0]?.body['advertising'];
}

it('is asked while signing up, and said only where it is ticked', async () => {
  expect(await signUp(receiver, true)).toEqual(agreement);
});
it('is not needed to sign up', async () => {
  expect(await signUp(receiver, false)).toBeUndefined();
});
it('is not asked where nobody is to be told', async () => {
  expect(await signUp(null, false)).toBeUndefined();
  expect(screen.queryByRole('checkbox', { name: words })).toBeNull();
});

it('can be agreed to and taken back by parents, who see what was passed on', async () => {
  signInSomebody('ROLE_USER');
  const server = serving(receiver);
  const passed = { receiver, fields: 'e-mail address, first name', at: '2026-11-21T10:00:00.000Z' };
  const known: { reply: Omit<ReplyOf<typeof getWhatWePassedOn>, 'position'> } = {
    reply: {
      agreed: null,
      withdrawnAt: null,
      mailingList: { provider: 'Letters Ltd', toldAt: '2026-11-20T10:00:00.000Z' },
      passedOn: [
        { ...passed, conversion: 'Lead', outcome: 'taken' },
        { ...passed, conversion: 'InitiateCheckout', outcome: 'open' },
      ],
    },
  };
  server
    .on(getWhatWePassedOn)
    .answers(() => known.reply)
    .on(agreeToAdvertising)
    .answers((asked) => {
      known.reply = { ...known.reply, agreed: { ...asked, agreedAt: '2026-11-22T10:00:00.000Z' } };
      return {};
    })
    .on(withdrawFromAdvertising)
    .answers(() => {
      known.reply = { ...known.reply, agreed: null };
      return {};
    });
  const user = userEvent.setup();
  render(<WhatWePassedOn />);
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Sat 21 Nov 2026: Adverts Ltd was told that you had signed up, with a hash of your e-mail address, first name.',
    'Sat 21 Nov 2026: Adverts Ltd was being told, and did not answer, that you had gone to pay, with a hash of your e-mail address, first name.',
  ]);
  expect(screen.getByText(/^You are on our mailing list, which Letters Ltd keeps for us/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'I agree' }));
  expect(server.of(agreeToAdvertising)[0]?.body).toEqual(agreement);
  expect(await screen.findByText(/^You agreed on Sun 22 Nov 2026/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText(/^Nothing is passed on while you have not agreed/)).toBeInTheDocument();
});

it('is not there where nobody is told and nobody ever was', async () => {
  signInSomebody('ROLE_USER');
  const server = serving(null);
  server.on(getWhatWePassedOn).answers(() => ({ agreed: null, withdrawnAt: null, mailingList: null, passedOn: [] }));
  const { container } = render(<WhatWePassedOn />);
  await waitFor(() => expect(server.of(getWhatWePassedOn)).toHaveLength(1));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

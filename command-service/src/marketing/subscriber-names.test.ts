import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { blindIndex, LINKS, signedTokens, tokenKeysOf } from 'platform/crypto';
import { handle } from 'platform/decider/handle';
import {
  addToSubscriptionList,
  confirmSubscription,
  endSubscription,
  forgetSubscriber,
} from 'schemas/marketing/subscription.contract';
import { serviceClaims } from 'schemas/accounts/token';
import { tokensOf } from '../tokens';
import { commandHouse, type CommandHouse } from '../../testing/house';
import { subscription } from './subscription.decider';

const email = 'reader@example.org';
let house: CommandHouse;
beforeEach(async () => {
  house = await commandHouse();
});
afterEach(() => house.close());

const ask = (address = email) => house.browser().call(addToSubscriptionList, { email: address });
const subscribers = () =>
  house.store.events
    .filter(({ type }) => type === 'SubscriptionRequested')
    .map(({ data }) => String(data['subscriberId']));

it('is on the list once, however often and at once it is asked for', async () => {
  await Promise.all(Array.from({ length: 10 }, () => ask()));
  await ask('READER@example.org');
  expect(subscribers()).toHaveLength(1);
});

it('leaves nothing in the log that leads from the address to a subscriber who was erased', async () => {
  await ask();
  const [erased = ''] = subscribers();
  await house.keyring.destroy(erased);
  const index = blindIndex(house.keys);
  const written = JSON.stringify(house.store.events);
  for (const trace of [index(email), index(email, 'subscriber')]) {
    expect(written).not.toContain(trace);
    expect(await house.names.find(trace)).toBeUndefined();
  }
  await ask();
  expect(subscribers()).toHaveLength(2);
  expect(subscribers()[1]).not.toBe(erased);
});

it('goes on with a subscriber of before, who is called by the hash of the address, until they are erased', async () => {
  const subscriberId = blindIndex(house.keys)(email);
  await handle(house.log, subscription, {
    id: subscriberId,
    command: { type: 'RequestSubscription', data: { subscriberId, email, source: 'site' } },
    recording: { commandId: 'of-before', actor: { id: 'visitor', role: 'visitor' }, at: '2026-11-01T10:00:00.000Z' },
  });
  await ask();
  expect(subscribers()).toEqual([subscriberId]);
  await house.keyring.destroy(subscriberId);
  await ask();
  expect(subscribers()).toHaveLength(2);
  expect(subscribers()[1]).not.toBe(subscriberId);
});

it('is left by the link of its mails alone, once, and goes on for whoever asks again', async () => {
  await ask();
  const [subscriberId = ''] = subscribers();
  const expiresAt = new Date(house.clock.now().getTime() + 60_000);
  const link = (purpose: string) =>
    signedTokens(house.keys.deriveEach(LINKS)).signToken({ purpose, parts: [subscriberId], expiresAt });
  const leave = (token: string) => house.browser().call(endSubscription, { token });
  expect((await leave(link('/auth/confirm'))).status).toBe(410);
  await house.browser().call(confirmSubscription, { token: link('/auth/confirm') });
  const replies = await Promise.all([1, 2, 3].map(() => leave(link('/auth/leave-list'))));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(house.store.events.filter(({ type }) => type === 'SubscriptionEnded')).toHaveLength(1);
  await ask();
  expect(subscribers()).toHaveLength(2);
  expect(subscribers()[1]).not.toBe(subscriberId);
});

it('is left by the button of a mail program, whatever it posts, and its subscriber forgotten', async () => {
  await ask();
  const [subscriberId = ''] = subscribers();
  const token = signedTokens(house.keys.deriveEach(LINKS)).signToken({
    purpose: '/auth/leave-list',
    parts: [subscriberId, 'letter-1'],
    expiresAt: new Date(house.clock.now().getTime() + 60_000),
  });
  const post = (body: string, type = 'application/x-www-form-urlencoded', by = token) =>
    fetch(`${house.url}/auth/leave-list/${by}`, { method: 'POST', headers: { 'Content-Type': type }, body });
  expect((await post('List-Unsubscribe=One-Click', undefined, 'forged')).status).toBe(410);
  expect((await post('x'.repeat(100_000))).status).toBe(413);
  const form = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--';
  const replies = await Promise.all([
    ...[1, 2, 3].map(() => post('List-Unsubscribe=One-Click')),
    post(form, 'multipart/form-data; boundary=b'),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const ended = house.store.events.filter(({ type }) => type === 'SubscriptionEnded');
  expect(ended.map(({ data }) => data)).toEqual([{ subscriberId, letterId: 'letter-1' }]);

  // Back before anybody has come to forget: neither the one nor the other takes the new one away.
  await ask();
  const keys = { signingKey: house.signingKeys.workers, tokenKeys: tokenKeysOf(house.signingKeys) };
  const own = { Authorization: `Bearer ${tokensOf(keys, house.clock).sign(serviceClaims('workers'))}` };
  for (const each of [...subscribers(), subscriberId, 'nobody'])
    expect((await house.browser().call(forgetSubscriber, { subscriberId: each }, own)).status).toBe(200);
  const left = await house.keyring.loadMany(subscribers());
  expect(subscribers().map((each) => left.get(each) === 'erased')).toEqual([true, false]);
  expect(await house.names.find(blindIndex(house.keys)(email, 'subscriber'))).toBe(subscribers()[1]);
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { blindIndex, LINKS, signedTokens, tokenKeysOf } from 'platform/crypto';
import { streamOf } from 'platform/event-store';
import { TERMS_VERSION } from 'schemas/accounts/terms';
import { serviceClaims } from 'schemas/accounts/token';
import {
  confirmMockPlace,
  createFreeMockUser,
  forgetMockPlace,
  giveUpMockPlace,
  seatMockPlace,
  lookAtMockPlace,
} from 'schemas/marketing/mock-place.contract';
import { commandHouse, type CommandHouse } from '../../testing/house';
import { tokensOf } from '../tokens';

const said = {
  parentFirstName: 'Ada',
  parentLastName: 'Byron',
  parentEmail: 'parent@example.org',
  childName: 'Kofi',
  telephone: '+44 (0)20 7946 0018',
  acceptTerms: true,
};
let house: CommandHouse;
beforeEach(async () => {
  house = await commandHouse();
});
afterEach(() => house.close());

const ask = (more: object = {}) => house.browser().call(createFreeMockUser, { ...said, ...more });
const written = (type: string) => house.store.events.filter((event) => event.type === type);
const places = () => written('MockPlaceAsked').map(({ data }) => String(data['placeId']));
const link = (placeId: string, purpose = '/auth/free-mock') =>
  signedTokens(house.keys.deriveEach(LINKS)).signToken({
    purpose,
    parts: [placeId],
    expiresAt: new Date(house.clock.now().getTime() + 60_000),
  });
const forget = (placeId: string, stage: string) => {
  const keys = { signingKey: house.signingKeys.workers, tokenKeys: tokenKeysOf(house.signingKeys) };
  const token = tokensOf(keys, house.clock).sign(serviceClaims('workers'));
  return house.browser().call(forgetMockPlace, { placeId, stage }, { Authorization: `Bearer ${token}` });
};

it('asks once for an address, however often, at once and in whatever words; every reply is the same', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => ask({ childName: `Child ${n}` })));
  replies.push(await ask({ parentEmail: 'PARENT@example.org' }), await ask({ parentEmail: 'other@example.org' }));
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(places()).toHaveLength(2);
  expect(JSON.stringify(house.store.events)).not.toMatch(/Kofi|Byron|7946|example\.org/);
});

it('makes no account and touches none', async () => {
  await ask();
  expect(written('AccountRegistered')).toEqual([]);
});

it('is not made where the terms are not accepted, or what was typed is none', async () => {
  expect((await ask({ acceptTerms: false })).body).toMatchObject({ code: 'TermsNotAccepted' });
  const wrong = ['123456', '1234567890123456', 'call me', '+44 20 7946 0018 ext', '++442079460018', '(((((((', ''];
  for (const telephone of wrong) expect([telephone, (await ask({ telephone })).status]).toEqual([telephone, 400]);
  for (const childName of ['', ' ', '\u200b']) expect((await ask({ childName })).status).toBe(400);
  expect(places()).toEqual([]);
  for (const telephone of ['1234567', '(020) 7946-0018', '00442079460018', '123456789012345'])
    expect([telephone, (await ask({ telephone })).status]).toEqual([telephone, 200]);
});

it('is kept and given up by the link of its own mail alone, and what was typed is erased', async () => {
  await ask();
  const [placeId = ''] = places();
  const press = (contract: typeof confirmMockPlace | typeof giveUpMockPlace, token: string) =>
    house.browser().call(contract, { token });
  expect((await press(confirmMockPlace, link(placeId, '/auth/confirm'))).status).toBe(410);
  expect((await press(confirmMockPlace, link('another'))).status).toBe(410);
  const kept = await Promise.all([1, 2, 3].map(() => press(confirmMockPlace, link(placeId))));
  expect(kept.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(written('MockPlaceConfirmed')).toHaveLength(1);
  // The week is over for those who did not confirm: this one stays.
  await forget(placeId, 'asked');
  expect(await house.names.find(blindIndex(house.keys)(said.parentEmail, 'free mock'))).toBe(placeId);

  await press(giveUpMockPlace, link(placeId));
  expect((await press(confirmMockPlace, link(placeId))).status).toBe(410);
  // Asked for again before anybody came to forget: it is another place, which nobody takes away.
  await ask();
  await forget(placeId, 'given up');
  const keys = await house.keyring.loadMany(places());
  expect(places().map((each) => keys.get(each) === 'erased')).toEqual([true, false]);
  expect((await forget('nobody', 'asked')).status).toBe(200);
});

it('tells by its link how the place stands, to nobody else, and changes nothing', async () => {
  await ask();
  const [placeId = ''] = places();
  const before = house.store.events.length;
  const look = async (token = link(placeId)) => {
    const { status, body } = await house.browser().call(lookAtMockPlace, { token });
    return status === 200 ? body['standing'] : status;
  };
  expect(await look()).toBe('asked');
  for (const token of [link(placeId, '/auth/confirm'), link('another'), `${link(placeId)}x`, 'forged'])
    expect(await look(token)).toBe(410);
  expect(house.store.events).toHaveLength(before);

  await house.browser().call(confirmMockPlace, { token: link(placeId) });
  expect(await look()).toBe('kept');
  await house.browser().call(giveUpMockPlace, { token: link(placeId) });
  expect(await look()).toBe('gone');
  await forget(placeId, 'given up');
  expect(await look()).toBe('gone');
});

it('tells the same key anew how the place stands', async () => {
  await ask();
  const [placeId = ''] = places();
  const token = link(placeId);
  const look = async () =>
    (await house.browser().call(lookAtMockPlace, { token }, { 'idempotency-key': 'the same' })).body['standing'];
  expect(await look()).toBe('asked');
  await house.browser().call(confirmMockPlace, { token });
  expect(await look()).toBe('kept');
});

describe('a place that is confirmed', () => {
  const seatIt = (placeId: string) => {
    const keys = { signingKey: house.signingKeys.workers, tokenKeys: tokenKeysOf(house.signingKeys) };
    const token = tokensOf(keys, house.clock).sign(serviceClaims('workers'));
    return house.browser().call(seatMockPlace, { placeId }, { Authorization: `Bearer ${token}` });
  };
  // As long as ids are: what is named by two of them has to fit.
  const free = '0b1d4b0e-55a4-5f6f-8a38-5a2f64ff1f0d';
  /** As staff plan it. */
  const plans = async (sessionId: string, more: object = {}) => {
    const data = {
      sessionId,
      startsOn: '2027-03-06',
      wallTime: '10:00:00',
      startsAt: '2027-03-06T10:00:00.000Z',
      isCatchUp: false,
      isFree: true,
      scheduledAt: '2026-11-21T10:00:00.000Z',
      ...more,
    };
    const recording = { commandId: sessionId, at: data.scheduledAt, actor: { id: 'office', role: '' } };
    const noted = { diaryId: 'london', sessionId, startsAt: data.startsAt, notedAt: data.scheduledAt };
    const diary = streamOf('examdiary', 'london');
    const expected = (await house.log.readStream(diary)).at(-1)?.revision ?? -1;
    await house.log.append({
      stream: diary,
      expected,
      events: [{ type: 'ExamSessionNoted', data: noted }],
      recording,
      about: [],
    });
    const events = [{ type: 'ExamSessionScheduled' as const, data }];
    await house.log.append({ stream: streamOf('examsession', sessionId), expected: -1, events, recording, about: [] });
  };
  const confirmed = async (more: object = {}) => {
    await ask(more);
    const placeId = places().at(-1) ?? '';
    await house.browser().call(confirmMockPlace, { token: link(placeId) });
    return placeId;
  };

  it('waits until there is a free session, then is an account with a seat, once, however often it is asked for', async () => {
    const placeId = await confirmed();
    await plans('sold', { isFree: false });
    await plans('caught-up', { isCatchUp: true });
    await plans('gone', { startsAt: '2026-11-21T09:00:00.000Z' });
    await seatIt(placeId);
    expect([written('MockPlaceSeated'), written('AccountRegistered')]).toEqual([[], []]);
    await plans(free);
    await Promise.all([1, 2, 3].map(() => seatIt(placeId)));
    await seatIt(placeId);
    expect(written('AccountRegistered')).toHaveLength(1);
    expect(written('PasswordResetAsked')).toHaveLength(1);
    expect(written('BookingMade').map(({ data }) => data)).toMatchObject([{ sessionId: free }]);
    expect(written('MockPlaceSeated')).toHaveLength(1);
  });

  it('is a seat of whoever called in the words of the spec alone, once they have agreed to the terms by the mail’s link', async () => {
    await plans(free);
    const { acceptTerms: _, ...names } = said;
    const asSpecified = { ...names, telephone: '+442079460018', fbAdId: '', fbAdName: '' };
    expect((await house.browser().call(createFreeMockUser, asSpecified)).status).toBe(200);
    const token = link(places()[0] ?? '');
    const look = async () => (await house.browser().call(lookAtMockPlace, { token })).body;
    expect(await look()).toMatchObject({ standing: 'asked', asksTerms: true });
    for (const refused of [{}, { acceptTerms: false }])
      expect((await house.browser().call(confirmMockPlace, { token, ...refused })).body['code']).toBe(
        'TermsNotAccepted',
      );
    expect((await house.browser().call(confirmMockPlace, { token, acceptTerms: true })).status).toBe(200);
    expect(await look()).toMatchObject({ standing: 'kept', asksTerms: false });
    await seatIt(places()[0] ?? '');
    expect(written('BookingMade').map(({ data }) => data)).toMatchObject([{ sessionId: free }]);
    const [made] = written('AccountRegistered');
    expect(made?.data).toMatchObject({ termsVersion: TERMS_VERSION, termsAcceptedAt: house.clock.now().toISOString() });
  });

  it('is not seated before it is confirmed, nor where every place is taken, and gives its seat back when it is given up', async () => {
    await plans(free, { capacity: 1 });
    await ask({ parentEmail: 'early@example.org' });
    await seatIt(places().at(-1) ?? '');
    expect(written('AccountRegistered')).toEqual([]);
    const first = await confirmed();
    const second = await confirmed({ parentEmail: 'second@example.org' });
    await seatIt(first);
    await seatIt(second);
    expect(written('BookingMade')).toHaveLength(1);
    await house.browser().call(giveUpMockPlace, { token: link(first) });
    await house.browser().call(giveUpMockPlace, { token: link(first) });
    expect(written('BookingCancelled')).toHaveLength(1);
    await seatIt(second);
    expect(written('BookingMade')).toHaveLength(2);
    expect((await seatIt('nobody')).status).toBe(200);
  });
});

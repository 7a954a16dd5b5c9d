import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { openEvents } from 'platform/crypto';
import { refreshSession, revokeRole } from 'schemas/accounts/accounts.contract';
import { endLookAsLearner, lookAsLearner } from 'schemas/accounts/looking/looking.contract';
import { contracts } from 'schemas/contracts';
import { eventTypes } from 'schemas/events';
import { sampleOf } from 'schemas/testing/all-calls';
import { commandHouse, type CommandHouse } from '../../../testing/house';
import { callsWith, loggedIn, signedUp } from '../../../testing/staff';

const reason = 'She cannot find her worksheet';
let house: CommandHouse;
let adminId: string;
let family: { accountId: string; learnerId: string };
beforeEach(async () => {
  house = await commandHouse();
  adminId = await signedUp(house, 'ann@example.org', 'ROLE_ADMIN');
  const accountId = await signedUp(house, 'mum@example.org');
  const registered = house.store.events.findLast(({ type }) => type === 'AccountRegistered');
  family = { accountId, learnerId: String(registered?.data['learnerId']) };
});
afterEach(() => house.close());

const codeOf = ({ status, body }: { status: number; body: Readonly<Record<string, unknown>> }) =>
  status === 200 ? 200 : [status, body['code']];
const admin = () => loggedIn(house.browser(), 'ann@example.org');
const written = (wanted: string) => house.store.events.filter(({ type }) => type === wanted);
const holderOf = (token: unknown) =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as {
    holder: Record<string, unknown>;
    iat: number;
    exp: number;
  };

describe('a look at a learner’s screens', () => {
  it('is one event that says who, whom, when and why, and a token of five minutes', async () => {
    const { call } = await admin();
    const { status, body } = await call(lookAsLearner, { ...family, reason: ` ${reason} ` });
    expect(status).toBe(200);
    const looked = { lookId: body['lookId'], by: adminId, ...family, endsAt: '2026-11-21T10:05:00.000Z' };
    expect((await openEvents(written('LearnerLookedAs'), eventTypes, house.keyring)).map(({ data }) => data)).toEqual([
      { ...looked, reason },
    ]);
    // Sealed for the family: what somebody wrote about them goes when they are erased.
    expect(written('LearnerLookedAs')).toMatchObject([{ data: { ...looked, reason: { of: family.accountId } } }]);
    const { holder, iat, exp } = holderOf(body['accessToken']);
    expect(exp - iat).toBe(300);
    expect(holder).toMatchObject({
      ...family,
      roles: ['ROLE_FREE_USER'],
      look: { lookId: body['lookId'], by: adminId },
    });
    expect(holder).not.toHaveProperty('parentUntil');
  });
  it('wants a reason, and a child of that family', async () => {
    const { call } = await admin();
    expect((await call(lookAsLearner, { ...family, reason: '  ' })).status).toBe(400);
    for (const [whom, code] of [
      [{ ...family, accountId: 'nobody' }, 'AccountNotFound'],
      [{ ...family, accountId: adminId }, 'ChildNotFound'],
      [{ ...family, learnerId: 'nobody' }, 'ChildNotFound'],
    ] as const)
      expect(codeOf(await call(lookAsLearner, { ...whom, reason }))).toEqual([404, code]);
    expect(written('LearnerLookedAs')).toHaveLength(0);
  });
  it('has no role of staff, also where the learner’s account is one of staff', async () => {
    const { call } = await admin();
    const own = written('AccountRegistered').find(({ data }) => data['accountId'] === adminId);
    const { body } = await call(lookAsLearner, { accountId: adminId, learnerId: own?.data['learnerId'], reason });
    expect(body['roles']).toEqual(['ROLE_FREE_USER']);
    expect(holderOf(body['accessToken']).holder['roles']).toEqual(['ROLE_FREE_USER']);
  });
  it('is an event each, also of two at once', async () => {
    const { call } = await admin();
    await Promise.all([call(lookAsLearner, { ...family, reason }), call(lookAsLearner, { ...family, reason })]);
    expect(new Set(written('LearnerLookedAs').map(({ data }) => data['lookId'])).size).toBe(2);
  });
  it('is nothing for somebody from whom the role was just taken', async () => {
    const [one, other] = [await admin(), await loggedIn(house.browser(), 'bob@example.org')];
    expect(other.status).toBe(401);
    await signedUp(house, 'bob@example.org', 'ROLE_ADMIN');
    const bob = await loggedIn(house.browser(), 'bob@example.org');
    expect(codeOf(await bob.call(revokeRole, { accountId: adminId, role: 'ROLE_ADMIN', reason: 'left us' }))).toBe(200);
    expect([403, 409]).toContain((await one.call(lookAsLearner, { ...family, reason })).status);
    expect(written('LearnerLookedAs')).toHaveLength(0);
  });
});

describe('its token', () => {
  const commands = contracts.filter(({ side }) => side === 'command');

  it('is refused by every command there is, also by those that anybody may make, and writes nothing', async () => {
    const session = await admin();
    const { body } = await session.call(lookAsLearner, { ...family, reason });
    const before = house.store.events.length;
    const looks = callsWith(session.browser, body['accessToken']);
    const subject = { accountId: family.accountId, worksheetId: randomUUID(), fresh: randomUUID() };
    for (const contract of commands) {
      const reply = await looks(contract, sampleOf(contract, subject));
      expect([contract.path, ...[codeOf(reply)].flat()]).toEqual([contract.path, 403, 'LooksOnly']);
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
    expect(house.store.events.length).toBe(before);
  });
  it('is not renewed: the cookie beside it is that of the admin, and gives the admin’s own', async () => {
    const session = await admin();
    await session.call(lookAsLearner, { ...family, reason });
    const { body } = await session.browser.call(refreshSession);
    expect(holderOf(body['accessToken']).holder).toMatchObject({ accountId: adminId });
    expect(holderOf(body['accessToken']).holder).not.toHaveProperty('look');
  });
});

describe('its end', () => {
  it('is told by whoever looked, once, and by nobody else', async () => {
    const { call } = await admin();
    const { lookId } = (await call(lookAsLearner, { ...family, reason })).body;
    await signedUp(house, 'bob@example.org', 'ROLE_ADMIN');
    const bob = await loggedIn(house.browser(), 'bob@example.org');
    for (const id of [lookId, 'nobody-s'])
      expect(codeOf(await bob.call(endLookAsLearner, { lookId: id }))).toEqual([404, 'LookNotYours']);
    const ends = await Promise.all([1, 2].map(() => call(endLookAsLearner, { lookId })));
    expect(ends.map(codeOf)).toEqual([200, 200]);
    expect(written('LearnerLookEnded')).toHaveLength(1);
  });
  it('needs nothing more where its time is over', async () => {
    const { call } = await admin();
    const { lookId } = (await call(lookAsLearner, { ...family, reason })).body;
    house.clock.set('2026-11-21T10:05:00.000Z');
    expect(codeOf(await call(endLookAsLearner, { lookId }))).toBe(200);
    expect(written('LearnerLookEnded')).toHaveLength(0);
  });
});

import { describe, expect, it } from '@jest/globals';
import { askedFor, AT, ran } from '../../testing/worker-kit';
import type { ErasureTold } from './erasure-told';
import { erase } from './erase.process';
import { erasureAskedMail, erasureCancelledMail, erasureNearMail } from './erasure.mails';

const which = { erasureId: 'erasure-1', accountId: 'ann' };
const dueAt = '2026-12-05T12:00:00.000Z';
const people = { ann: { email: 'ann@example.org', name: null } };
const nothing = { plan: null, hasExamToCome: false };
const ofDara: ErasureTold = { whom: 'child', child: 'Dara', othersStand: false, paid: nothing };
const ofAll: ErasureTold = { whom: 'family', child: null, othersStand: false, paid: null };

const askedOf = async (erasure: ErasureTold) =>
  (await ran(erasureAskedMail, { ...which, whom: erasure.whom, dueAt }, { people, erasure })).mails[0];
const nearOf = async (erasure: ErasureTold) =>
  (await ran(erasureNearMail, { ...which, dueAt }, { people, erasure })).mails[0];
const keptOf = async (
  erasure: ErasureTold,
  why: { why?: 'taken back' | 'new password' | 'last child' | 'another parent' } = {},
) => (await ran(erasureCancelledMail, { ...which, ...why }, { people, erasure })).mails[0];

it('is kept after a new password, once no session of the former one can ask for it', () => {
  const changedAt = '2026-11-21T12:00:00.000Z';
  const data = { accountId: 'ann', resetId: 'r', changedAt, passwordHash: 'hash' };
  expect(askedFor(erase, { type: 'PasswordChanged', data })).toMatchObject([
    { task: 'privacy.keep-after-new-password', at: new Date('2026-11-21T12:00:05.000Z') },
  ]);
});

describe('the mails about an erasure', () => {
  it('say whom it is about, and of a child that everybody else stays', async () => {
    const ofChild = await askedOf(ofDara);
    expect(ofChild?.subject).toBe('We were asked to erase one of your children');
    expect(ofChild?.text).toContain('what we keep of your child Dara');
    expect(ofChild?.text).toContain('Your account and your other children stay as they are.');
    expect(ofChild?.text).not.toMatch(/cannot write to you|one press/);
    const ofFamily = await askedOf(ofAll);
    expect(ofFamily?.text).toContain('your whole family, with your account');
    expect(ofFamily?.text).toContain('we cannot write to you');
  });
  it('say so again before the day, and what is needed to take it back', async () => {
    const ofChild = await nearOf(ofDara);
    expect([ofChild?.subject, ofChild?.text]).toEqual([
      'On 5 December 2026 we erase one of your children',
      expect.stringContaining('On 5 December 2026'),
    ]);
    expect(ofChild?.text).toMatch(/your child Dara[^]*behind your password/);
    expect((await nearOf(ofAll))?.subject).toBe('On 5 December 2026 we erase your whole family');
  });
  it('do not say that it can still be taken back when the day has come, however late they are', async () => {
    const last = { ...which, dueAt: new Date(Date.parse(AT) + 1).toISOString() };
    const over = { ...which, dueAt: AT };
    const sent = async (data: typeof last) =>
      (await ran(erasureNearMail, data, { people, erasure: ofDara })).mails.length;
    expect([await sent(last), await sent(over)]).toEqual([1, 0]);
  });
  it('name no child to an address that nobody has confirmed', async () => {
    expect((await askedOf({ ...ofDara, child: null }))?.text).toContain('asked us to erase one of your children.');
  });
  it.each([
    [
      2,
      'ends',
      '“Monthly mock exams”, which covers this child’s mock exams, ends on that day. Until then it is charged',
    ],
    [4, 'ends', 'ends on that day, and its practice with it.'],
    [2, 'ends with the month', 'what you have paid for goes on to the end of its month, and nothing more is charged'],
    [
      4,
      'practice goes on',
      '“Standard plan and all mock exams” becomes “Standard plan” on that day: your other children',
    ],
  ] as const)(
    'say what becomes of product %i, and that nothing is given back by itself: %s',
    async (productId, how, words) => {
      const told = { ...ofDara, paid: { plan: { productId, how }, hasExamToCome: false } };
      for (const mail of [await askedOf(told), await nearOf(told)]) {
        expect(mail?.text).toContain(words);
        expect(mail?.text).toContain('Nothing is given back by itself.');
        expect(mail?.text).not.toContain('A mock exam that you bought');
      }
    },
  );
  it('say that a single mock exam to come is given up; and speak of no money where none is paid', async () => {
    const told = await askedOf({ ...ofDara, paid: { plan: null, hasExamToCome: true } });
    expect(told?.text).toContain('A mock exam that you bought for this child, and that is still to come, is given up');
    expect(told?.text).toContain('within the last 14 days, write to us');
    for (const erasure of [ofDara, ofAll]) expect((await askedOf(erasure))?.text).not.toMatch(/given back|charged/);
  });
  it('say what is kept and why, and that something else is still to be erased', async () => {
    const one = await keptOf({ ...ofDara, othersStand: true }, { why: 'taken back' });
    expect(one?.subject).toBe('One of your children is not erased after all');
    expect(one?.text).toMatch(/your child Dara, and do not\. A parent of your family has taken it back\./);
    expect(one?.text).toContain('Something else of your family is still to be erased');
    expect((await keptOf(ofDara, { why: 'last child' }))?.text).toContain('No other child would have been left');
    expect((await keptOf(ofAll, { why: 'another parent' }))?.text).toContain('Another parent belongs to your family');
    expect((await keptOf(ofAll, { why: 'new password' }))?.text).toContain(
      'with a password that has been replaced since',
    );
    expect((await keptOf(ofAll))?.text).toContain('Nothing of your family is to be erased now.');
  });
});

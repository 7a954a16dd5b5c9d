import { describe, expect, it } from '@jest/globals';
import { AT, ran } from '../../testing/worker-kit';
import type { ErasureTold } from './erasure-told';
import { erasureAskedMail, erasureCancelledMail, erasureNearMail } from './erasure.mails';

const which = { erasureId: 'erasure-1', accountId: 'ann' };
const dueAt = '2026-12-05T12:00:00.000Z';
const people = { ann: { email: 'ann@example.org', name: null } };
const ofDara: ErasureTold = { whom: 'child', child: 'Dara', othersStand: false };
const ofAll: ErasureTold = { whom: 'family', child: null, othersStand: false };

const askedOf = async (erasure: ErasureTold) =>
  (await ran(erasureAskedMail, { ...which, whom: erasure.whom, dueAt }, { people, erasure })).mails[0];
const nearOf = async (erasure: ErasureTold) =>
  (await ran(erasureNearMail, { ...which, dueAt }, { people, erasure })).mails[0];
const keptOf = async (erasure: ErasureTold, why: { why?: 'taken back' | 'last child' | 'another parent' } = {}) =>
  (await ran(erasureCancelledMail, { ...which, ...why }, { people, erasure })).mails[0];

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
  it('say what is kept and why, and that something else is still to be erased', async () => {
    const one = await keptOf({ ...ofDara, othersStand: true }, { why: 'taken back' });
    expect(one?.subject).toBe('One of your children is not erased after all');
    expect(one?.text).toMatch(/your child Dara, and do not\. A parent of your family has taken it back\./);
    expect(one?.text).toContain('Something else of your family is still to be erased');
    expect((await keptOf(ofDara, { why: 'last child' }))?.text).toContain('No other child would have been left');
    expect((await keptOf(ofAll, { why: 'another parent' }))?.text).toContain('Another parent belongs to your family');
    expect((await keptOf(ofAll))?.text).toContain('Nothing of your family is to be erased now.');
  });
});

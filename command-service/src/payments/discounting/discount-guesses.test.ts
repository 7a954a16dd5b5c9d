import { describe, expect, it } from '@jest/globals';
import { memoryCounters } from 'platform/counters';
import { visitor, type CommandTools } from 'platform/http';
import { discountGuessesIn, guessed } from './discount-guesses';

const refuse = (code: string) => {
  throw new Error(code);
};

/** Whoever tries codes at one address; only BLOG20 is good, and of some Stripe says nothing. */
function shop() {
  const guesses = discountGuessesIn(memoryCounters());
  return async (accountId: string, code: string): Promise<string> => {
    const tools = { caller: { accountId }, address: '192.0.2.7', now: '2026-11-21T10:00:00.000Z', refuse };
    const ask = () => {
      if (code === 'SILENCE') return Promise.reject(new Error('Stripe is away'));
      return Promise.resolve(code === 'BLOG20' ? 'promo_1' : undefined);
    };
    try {
      return (await guessed(guesses, tools as unknown as CommandTools, ask)) ?? 'not known';
    } catch (error) {
      return error instanceof Error ? error.message : 'thrown';
    }
  };
}

const times = async <T>(many: number, one: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, nth) => one(nth)));
const answered = (all: readonly string[], answer: string) => all.filter((one) => one === answer).length;

describe('codes that are tried', () => {
  it('count where they are wrong, and neither where they are good nor where nobody could say', async () => {
    const tries = shop();
    for (let nth = 0; nth < 25; nth += 1) expect(await tries('ann', 'BLOG20')).toBe('promo_1');
    for (let nth = 0; nth < 25; nth += 1) expect(await tries('ann', 'SILENCE')).toBe('Stripe is away');
    expect(await tries('ann', 'NOSUCH')).toBe('not known');
  });

  it('count of an account by itself: whoever shares its address goes on', async () => {
    const tries = shop();
    const all = await times(500, () => tries('ann', 'NOSUCH'));
    expect([answered(all, 'not known'), answered(all, 'TooManyCodes')]).toEqual([20, 480]);
    expect(await tries('bob', 'BLOG20')).toBe('promo_1');
    expect(await tries(visitor.accountId, 'BLOG20')).toBe('promo_1');
  });

  it('count of all visitors of one address together, and not of whoever is signed in there', async () => {
    const tries = shop();
    const all = await times(100, () => tries(visitor.accountId, 'NOSUCH'));
    expect([answered(all, 'not known'), answered(all, 'TooManyCodes')]).toEqual([60, 40]);
    expect(await tries(visitor.accountId, 'BLOG20')).toBe('TooManyCodes');
    expect(await tries('ann', 'BLOG20')).toBe('promo_1');
  });

  it('are not without end of many accounts at one address, which takes nothing of an account', async () => {
    const tries = shop();
    const all = await times(300, (nth) => tries(`account-${nth}`, 'NOSUCH'));
    expect(answered(all, 'not known')).toBe(200);
    expect(await tries('ann', 'BLOG20')).toBe('TooManyCodes');
  });
});

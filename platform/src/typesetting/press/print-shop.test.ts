import { describe, expect, it } from '@jest/globals';
import { Problem } from '../../http/problem';
import { printShop, type SheetWish } from './print-shop';

const order = { sheet: 'questions' };
type Order = typeof order;
const wish = (key: string, accountId = 'amara'): SheetWish<Order> => ({
  key,
  accountId,
  order: () => Promise.resolve(order),
});
const tooMany = () => new Problem({ status: 429, code: 'TooManyRequests', title: 'too many', retryAfter: 30 });

/** A press that prints when it is told to, and notes how many sheets it was at once at. */
function shop(parts: { readonly most?: number; readonly keptBytes?: number; readonly bytes?: number } = {}) {
  const waiting: (() => void)[] = [];
  const seen = { printed: 0, atOnce: 0, most: 0 };
  const counts = new Map<string, number>();
  const give = printShop<Order>({
    print: () => {
      seen.atOnce += 1;
      seen.most = Math.max(seen.most, seen.atOnce);
      return new Promise((resolve) =>
        waiting.push(() => {
          seen.atOnce -= 1;
          seen.printed += 1;
          resolve(new Uint8Array(parts.bytes ?? 10));
        }),
      );
    },
    count: (accountId) => {
      const count = (counts.get(accountId) ?? 0) + 1;
      counts.set(accountId, count);
      return count > (parts.most ?? 10) ? Promise.reject(tooMany()) : Promise.resolve();
    },
    queueLimit: 3,
    keptBytes: parts.keptBytes ?? 1_000,
  });
  const run = async () => {
    for (let turn = 0; turn < 500; turn += 1) {
      waiting.shift()?.();
      await Promise.resolve();
    }
  };
  return { give, run, seen, counts };
}

const statusOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 200 : (outcome.reason as Problem).parts.status;

describe('the print shop', () => {
  it('makes a sheet once for two hundred who ask for it at once, and keeps it', async () => {
    const { give, run, seen } = shop();
    const asked = Promise.all(Array.from({ length: 200 }, () => give(wish('w-1/questions'))));
    await run();
    expect(new Set(await asked).size).toBe(1);
    expect(await give(wish('w-1/questions'))).toBeDefined();
    expect(seen.printed).toBe(1);
  });

  it('lets few wait, makes one at a time, and tells the others to come again', async () => {
    const { give, run, seen } = shop({ most: 1_000 });
    const asked = Promise.allSettled(Array.from({ length: 200 }, (_, n) => give(wish(`w-${n}`, `account-${n}`))));
    await run();
    const statuses = (await asked).map(statusOf);
    expect(statuses.filter((status) => status === 503).length).toBe(200 - seen.printed);
    expect(seen.printed).toBeLessThanOrEqual(5);
    expect(seen.printed).toBeGreaterThan(0);
    expect(seen.most).toBe(1);
    const next = give(wish('another'));
    await run();
    expect(await next).toBeDefined();
  });

  it('counts what is made for an account, and nothing that is kept', async () => {
    const { give, run } = shop({ most: 2 });
    for (const key of ['a', 'b']) {
      const made = give(wish(key));
      await run();
      await made;
    }
    await expect(give(wish('c'))).rejects.toMatchObject({ parts: { status: 429, retryAfter: 30 } });
    expect(await give(wish('a'))).toBeDefined();
    const others = give(wish('c', 'finn'));
    await run();
    expect(await others).toBeDefined();
  });

  it('lets nobody fill the line alone, and counts nothing for who finds no place in it', async () => {
    const { give, run, counts } = shop();
    const flood = Promise.allSettled(Array.from({ length: 6 }, (_, n) => give(wish(`w-${n}`))));
    const other = give(wish('another', 'finn'));
    await run();
    expect(await other).toBeDefined();
    expect((await flood).map(statusOf).sort()).toEqual([200, 200, 429, 429, 429, 429]);
    expect(Object.fromEntries(counts)).toEqual({ amara: 2, finn: 1 });
    const again = give(wish('w-5'));
    await run();
    expect(await again).toBeDefined();
  });

  it('gives the place back of one who may have no more made', async () => {
    const { give, run } = shop({ most: 0 });
    for (let n = 0; n < 5; n += 1)
      await expect(give(wish(`w-${n}`))).rejects.toMatchObject({ parts: { retryAfter: 30 } });
    await run();
  });

  it('keeps no more than it has room for', async () => {
    const { give, run, seen } = shop({ keptBytes: 25 });
    for (const key of ['a', 'b', 'c', 'a']) {
      const made = give(wish(key));
      await run();
      await made;
    }
    expect(seen.printed).toBe(4);
  });
});

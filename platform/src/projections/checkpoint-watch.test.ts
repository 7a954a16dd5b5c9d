import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { Queries } from '../database/database';
import type { Position } from '../event-store/event-store';
import { checkpointWatch } from './checkpoint-watch';

const at = (n: number): Position => String(n).padStart(20, '0');

/** The least position of the read tables, as it is set, and how often it was asked for. */
function tables(position: Position) {
  const standing = { position, looks: 0 };
  const db: Pick<Queries, 'one'> = {
    one: async <T>() => {
      standing.looks += 1;
      await wait(5);
      return { least: standing.position } as T;
    },
  };
  return { standing, watch: checkpointWatch(db as Queries) };
}

/** What it says, and after how many milliseconds. */
async function answered(waiting: Promise<boolean>): Promise<[boolean, number]> {
  const begun = performance.now();
  return [await waiting, performance.now() - begun];
}

describe('a reader', () => {
  it('does not wait for what the tables have met, nor looks again once it is known', async () => {
    const { standing, watch } = tables(at(5));
    const [caughtUp, milliseconds] = await answered(watch(at(5)));
    expect(caughtUp).toBe(true);
    expect(milliseconds).toBeLessThan(100);
    await watch(at(4));
    expect(standing.looks).toBe(1);
  });

  it('waits for what they have not met, and is woken as soon as they have', async () => {
    const { standing, watch } = tables(at(5));
    setTimeout(() => (standing.position = at(6)), 200);
    const [caughtUp, milliseconds] = await answered(watch(at(6)));
    expect(caughtUp).toBe(true);
    expect(milliseconds).toBeGreaterThanOrEqual(190);
    expect(milliseconds).toBeLessThan(400);
  });

  it('waits for two seconds, and is then told that the answer is older', async () => {
    const { watch } = tables(at(5));
    const [caughtUp, milliseconds] = await answered(watch(at(6)));
    expect(caughtUp).toBe(false);
    expect(milliseconds).toBeGreaterThanOrEqual(1_990);
    expect(milliseconds).toBeLessThan(2_500);
  });

  it('shares each look with all who wait at the same time', async () => {
    const { standing, watch } = tables(at(5));
    const many = Promise.all(Array.from({ length: 100 }, () => watch(at(6))));
    await wait(120);
    expect(standing.looks).toBeLessThanOrEqual(30);
    standing.position = at(6);
    expect(new Set(await many)).toEqual(new Set([true]));
  });

  it('is told of a database that is away, and the next one asks anew', async () => {
    let isAway = true;
    const one = <T>() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve({ least: at(6) } as T));
    const watch = checkpointWatch({ one } as unknown as Queries);
    await expect(watch(at(6))).rejects.toThrow('away');
    isAway = false;
    await expect(watch(at(6))).resolves.toBe(true);
  });
});

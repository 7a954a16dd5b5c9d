import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { Queries } from '../../database/database';
import { START, type Position } from '../../event-store/event-store';
import { until } from '../../testing/eventually';
import { waited } from '../../testing/waited';
import { checkpointWatch, type Standing } from './checkpoint-watch';

const at = (n: number): Position => String(n).padStart(20, '0');

type Rows = Record<string, { position: Position; state: string }>;

/** The book of the read tables, as it is set, and how often it was looked at. */
function tables(rows: Rows) {
  const book = { rows, looks: 0 };
  const db: Pick<Queries, 'prepared'> = {
    prepared: async <T>() => {
      book.looks += 1;
      await wait(5);
      return Object.entries(book.rows).map(([projection, row]) => ({ projection, ...row })) as T[];
    },
  };
  return { book, watch: checkpointWatch(db) };
}

const live = (n: number) => ({ position: at(n), state: 'live' });

/** What it says, after how many milliseconds of waiting, and of the clock on the wall. */
async function answered(waiting: Promise<Standing>): Promise<[Standing | Error, number, number]> {
  const begun = performance.now();
  const { outcome, ms } = await waited(waiting);
  return [outcome, ms, performance.now() - begun];
}

describe('a reader', () => {
  it('does not wait for what its tables have met, nor looks again once it is known', async () => {
    const { book, watch } = tables({ takings: live(5) });
    const [standing, milliseconds] = await answered(watch(at(5), ['takings']));
    expect(standing).toBe('fresh');
    expect(milliseconds).toBeLessThan(100);
    await watch(at(4), ['takings']);
    expect(book.looks).toBe(1);
  });

  it('waits for what they have not met, and is woken as soon as they have', async () => {
    const { book, watch } = tables({ takings: live(5) });
    setTimeout(() => (book.rows = { takings: live(6) }), 200);
    const [standing, milliseconds, elapsed] = await answered(watch(at(6), ['takings']));
    expect(standing).toBe('fresh');
    expect(elapsed).toBeGreaterThanOrEqual(190);
    expect(milliseconds).toBeLessThan(400);
  });

  it('waits for two seconds, and is then told that the answer is older', async () => {
    const { watch } = tables({ takings: live(5) });
    const [standing, milliseconds, elapsed] = await answered(watch(at(6), ['takings']));
    expect(standing).toBe('behind');
    expect(elapsed).toBeGreaterThanOrEqual(1_990);
    expect(milliseconds).toBeLessThan(2_500);
  });

  it('waits for no table but its own', async () => {
    const { watch } = tables({ takings: live(6), keepers: live(1), gone: { position: at(0), state: 'stopped' } });
    const [standing, milliseconds] = await answered(watch(at(6), ['takings']));
    expect(standing).toBe('fresh');
    expect(milliseconds).toBeLessThan(100);
  });

  it('that reads no table waits for none, and does not look', async () => {
    const { book, watch } = tables({});
    expect(await watch(at(6), [])).toBe('fresh');
    expect(book.looks).toBe(0);
  });

  it('shares each look with all who wait at the same time', async () => {
    const { book, watch } = tables({ takings: live(5) });
    const many = Promise.all(Array.from({ length: 100 }, () => watch(at(6), ['takings'])));
    await wait(120);
    expect(book.looks).toBeLessThan(100);
    book.rows = { takings: live(6) };
    expect(new Set(await many)).toEqual(new Set(['fresh']));
  });

  it('is told of a database that is away, and the next one asks anew', async () => {
    let isAway = true;
    const rows = [{ projection: 'takings', ...live(6) }];
    const watch = checkpointWatch({
      prepared: <T>() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(rows as T[])),
    });
    await expect(watch(at(6), ['takings'])).rejects.toThrow('away');
    isAway = false;
    await expect(watch(at(6), ['takings'])).resolves.toBe('fresh');
  });
});

describe('a table that stands still', () => {
  const stopped = { takings: { position: at(5), state: 'stopped' }, keepers: live(9) };

  it.each([START, at(4), at(9)])('is told of at once, whatever was asked for: %s', async (position) => {
    const { watch } = tables(stopped);
    const [standing, milliseconds] = await answered(watch(position, ['keepers', 'takings']));
    expect(standing).toBe('stopped');
    expect(milliseconds).toBeLessThan(100);
  });

  it('is noticed within a second or so by those who name no position', async () => {
    const { book, watch } = tables({ takings: live(5) });
    expect(await watch(START, ['takings'])).toBe('fresh');
    book.rows = { takings: { position: at(5), state: 'stopped' } };
    const noticed = until(async () => (await watch(START, ['takings'])) === 'stopped');
    expect((await waited(noticed)).ms).toBeLessThan(1_500);
  });
});

describe('where no table is live', () => {
  it.each<Rows>([{}, { takings: { position: at(5), state: 'building' } }])('nobody waits: %j', async (rows) => {
    const { watch } = tables(rows);
    for (const position of [START, at(6)]) {
      const [standing, milliseconds] = await answered(watch(position, ['takings']));
      expect(standing).toBe('behind');
      expect(milliseconds).toBeLessThan(100);
    }
  });
});

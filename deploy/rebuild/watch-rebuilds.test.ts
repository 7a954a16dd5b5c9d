import { describe, expect, it } from '@jest/globals';
import { watchRebuilds, type Standing } from './watch-rebuilds';

const standing = (projection: string, change: Partial<Standing> = {}): Standing => ({
  projection,
  version: 1,
  state: 'live',
  position: '0009',
  builtAt: '0001',
  lagSeconds: 0,
  progress: null,
  fault: null,
  faultPosition: null,
  faultAt: null,
  updatedAt: '2026-11-22T00:00:00.000Z',
  ...change,
});

const FAILS = new Error('/investigations/getProjections answered 503');

/** Looks at one picture after another, or fails to; the last one stays. A second passes between two looks. */
async function watching(asked: Record<string, string>, pictures: readonly (readonly Standing[] | Error)[]) {
  const said: string[] = [];
  let looks = 0;
  const done = await watchRebuilds(new Map(Object.entries(asked)), {
    look: () => {
      const picture = pictures[Math.min(looks++, pictures.length - 1)] ?? [];
      return picture instanceof Error ? Promise.reject(picture) : Promise.resolve(picture);
    },
    say: (line) => said.push(line),
    pause: () => Promise.resolve(),
    now: () => looks * 1_000,
  });
  return { done, said, looks };
}

describe('rebuilds that were asked for', () => {
  it('are done when each has met its own request, though another was asked for later', async () => {
    const both = [standing('one', { builtAt: '0005' }), standing('two', { builtAt: '0006' })];
    const { done, said } = await watching({ one: '0005', two: '0006' }, [
      [standing('one', { progress: 0.5 }), standing('two')],
      both,
    ]);
    expect(done).toBe(true);
    expect(said.map((line) => line.replace(/[#.\[\]]/g, '').trim())).toEqual(['50% one', '100% one', '100% two']);
  });

  it('say what failed, and the others are waited for', async () => {
    const fault = 'while being rebuilt: Sold at 7: no such shop';
    const { done, said } = await watching({ one: '0005', two: '0006' }, [
      [standing('one', { builtAt: '0007', fault }), standing('two')],
      [standing('one', { builtAt: '0007', fault }), standing('two', { builtAt: '0007' })],
    ]);
    expect(done).toBe(false);
    expect(said).toEqual([`one failed: ${fault}`, expect.stringContaining('100% two')]);
  });

  it('wait for one that stands still until it has been tried', async () => {
    const stopped = standing('one', { state: 'stopped', fault: 'Sold at 7: no such shop' });
    const { done } = await watching({ one: '0005' }, [[stopped], [stopped], [standing('one', { builtAt: '0005' })]]);
    expect(done).toBe(true);
  });

  it('are looked after although a look fails now and then', async () => {
    const [half, built] = [standing('one', { progress: 0.5 }), standing('one', { builtAt: '0005' })];
    expect((await watching({ one: '0005' }, [FAILS, [half], FAILS, FAILS, [built]])).done).toBe(true);
  });

  it('are given up where every look fails, or every other, and nothing moves', async () => {
    expect((await watching({ one: '0005' }, [FAILS])).done).toBe(false);
    const half = [standing('one', { progress: 0.5 })];
    const turns = Array.from({ length: 500 }, (_, n) => (n % 2 === 0 ? half : FAILS));
    const { done, looks } = await watching({ one: '0005' }, turns);
    expect([done, looks < 200]).toEqual([false, true]);
  });

  it('are given up where nothing moves, with their names', async () => {
    const { done, said } = await watching({ one: '0005', two: '0006' }, [[standing('one'), standing('two')]]);
    expect(done).toBe(false);
    expect(said).toEqual([expect.stringContaining('not built: one, two')]);
  });
});

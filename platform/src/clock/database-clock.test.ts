import { describe, expect, it } from '@jest/globals';
import { DatabaseClock } from './database-clock';

const MINUTES = 60_000;

/** A machine that is so far ahead of the database, and a counter that goes on by hand. */
function machine(aheadMs: number) {
  let ticks = 5_000;
  let set = aheadMs;
  const warned: number[] = [];
  const database = () => Date.parse('2026-11-28T10:00:00.000Z') + ticks;
  const logger = { warn: (told: object) => void warned.push((told as { offMs: number }).offMs) };
  const clock = new DatabaseClock({ logger, ticks: () => ticks, own: () => database() + set });
  return {
    clock,
    warned,
    off: () => clock.now().getTime() - database(),
    goesOn: (ms: number) => void (ticks += ms),
    isSet: (ms: number) => void (set = ms),
    /** A look of which the way there and the way back take so long. */
    looks: (there = 2, back = 2) => {
      ticks += there;
      const at = database();
      ticks += back;
      clock.hear({ at, tookMs: there + back });
    },
  };
}

describe('the clock of a process', () => {
  it.each([-10 * MINUTES, 10 * MINUTES, 86_400_000])(
    'goes by the database where its machine is %i ms ahead',
    (ahead) => {
      const { looks, off, warned, goesOn } = machine(ahead);
      expect(off()).toBe(ahead);
      looks();
      expect(Math.abs(off())).toBeLessThanOrEqual(2);
      goesOn(45 * MINUTES);
      looks();
      expect(Math.abs(off())).toBeLessThanOrEqual(2);
      expect(warned.map((ms) => Math.abs(ms - ahead) <= 2)).toEqual([true]);
    },
  );

  it('goes on undisturbed where its machine is set while it runs, and says so once', () => {
    const { looks, off, warned, isSet } = machine(0);
    looks();
    isSet(10 * MINUTES);
    expect(Math.abs(off())).toBeLessThanOrEqual(2);
    looks();
    looks();
    expect(Math.abs(off())).toBeLessThanOrEqual(2);
    expect(warned).toHaveLength(1);
  });

  it('never goes back for a difference that may be that of the way alone', () => {
    const { clock, looks } = machine(0);
    looks(400, 0);
    const before = clock.now().getTime();
    looks(0, 400);
    looks(0, 0);
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(before);
  });

  it('believes no answer that was seconds under way', () => {
    const { looks, off } = machine(3_000);
    looks(3_000, 0);
    expect(off()).toBe(3_000);
  });
});

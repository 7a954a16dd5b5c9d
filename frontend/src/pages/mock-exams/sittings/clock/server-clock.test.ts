import { expect, it } from '@jest/globals';
import { ServerClock } from './server-clock';

const DAY = 86_400_000;
const start = Date.parse('2026-12-05T10:00:00.000Z');

function clocks(deviceAhead: number) {
  const at = { steady: 5_000, device: start + deviceAhead };
  const clock = new ServerClock({ steady: () => at.steady, device: () => at.device });
  const pass = (ms: number) => {
    at.steady += ms;
    at.device += ms;
  };
  return { at, clock, pass };
}
const iso = (ms: number) => new Date(start + ms).toISOString();

it('tells the server’s time on a device that is a day ahead, or behind', () => {
  for (const ahead of [DAY, -DAY]) {
    const { clock, pass } = clocks(ahead);
    clock.learn(iso(0), clock.mark());
    pass(30_000);
    expect([clock.isKnown, clock.now(), clock.deviceIsOff()]).toEqual([true, iso(30_000), ahead / 1_000]);
  }
});

it('goes on when somebody sets the device’s clock, and notices it', () => {
  const { at, clock, pass } = clocks(0);
  clock.learn(iso(0), clock.mark());
  pass(1_000);
  expect(clock.jumped()).toBeUndefined();
  at.device += DAY;
  expect([clock.jumped(), clock.jumped(), clock.now()]).toEqual(['ahead', undefined, iso(1_000)]);
  at.device -= 2 * DAY;
  expect([clock.jumped(), clock.jumped(), clock.now()]).toEqual(['back', undefined, iso(1_000)]);
});

it('takes half of what a call took for the way back, and believes no slow reply where it knows better', () => {
  const { clock, pass } = clocks(0);
  const first = clock.mark();
  pass(400);
  clock.learn(iso(200), first);
  expect(clock.now()).toBe(iso(400));
  const slow = clock.mark();
  pass(9_000);
  clock.learn(iso(400), slow);
  expect(clock.now()).toBe(iso(9_400));
  pass(60_000);
  const late = clock.mark();
  pass(2_000);
  clock.learn(iso(80_000), late);
  expect(clock.now()).toBe(iso(81_000));
});

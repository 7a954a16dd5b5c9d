import { beforeEach, expect, it, jest } from '@jest/globals';
import { manualClock } from 'platform/clock';
import { keyring, masterKeys, memoryKeyStore } from 'platform/crypto';
import { stateOf } from 'platform/decider/handle';
import { eventLog } from 'platform/event-log';
import type { Pulse } from 'platform/pulse';
import { memoryStore } from 'platform/testing/memory-store';
import { eventTypes } from 'schemas/events';
import { keepingOutages, keepOutages } from './outage-keeper';
import { outagesOfDay } from './outages.decider';

const at = (seconds: number) => new Date(Date.parse('2027-03-06T10:00:00.000Z') + seconds * 1_000).toISOString();

/** A pulse that is away while the database is. */
function memoryPulse() {
  let known: string | null = null;
  const state = { isAway: false };
  const there = <T>(value: T): Promise<T> =>
    state.isAway ? Promise.reject(new Error('away')) : Promise.resolve(value);
  const pulse: Pulse = {
    last: () => there(known),
    beat: async (now) => {
      await there(undefined);
      known = known !== null && known > now ? known : now;
    },
  };
  return { pulse, state };
}

let store: ReturnType<typeof memoryStore>;
let known: ReturnType<typeof memoryPulse>;
let clock: ReturnType<typeof manualClock>;
beforeEach(() => {
  store = memoryStore();
  known = memoryPulse();
  clock = manualClock(at(0));
});
const log = () =>
  eventLog(store, eventTypes, keyring(memoryKeyStore(), masterKeys('a secret for the tests of the outage keeper')));
const lookAt = (seconds: number) => {
  clock.set(at(seconds));
  return keepOutages({ pulse: known.pulse, log: log(), clock });
};
const noted = () => store.events.map(({ type, data }) => [type, data['fromAt'], data['untilAt']]);

it('writes nothing down as long as somebody is there, nor for a slow second', async () => {
  for (const seconds of [0, 2, 4, 8]) await lookAt(seconds);
  expect(noted()).toEqual([]);
});

it('writes down from the last beat to the first one after it, once, whoever sees it', async () => {
  await lookAt(0);
  await lookAt(61);
  await lookAt(65);
  expect(noted()).toEqual([['ServicesOutageNoted', at(0), at(61)]]);
  expect(await stateOf(log(), outagesOfDay, '2027-03-06')).toMatchObject([{ fromAt: at(0), untilAt: at(61) }]);
});

it('writes down one of five seconds', async () => {
  await lookAt(0);
  await lookAt(5);
  expect(noted()).toEqual([['ServicesOutageNoted', at(0), at(5)]]);
});

it('writes it down once where two come back at once', async () => {
  await lookAt(0);
  clock.set(at(61));
  const both = [
    keepOutages({ pulse: known.pulse, log: log(), clock }),
    keepOutages({ pulse: known.pulse, log: log(), clock }),
  ];
  await Promise.all(both);
  expect(noted()).toHaveLength(1);
});

it('finds the time in which the database was away, by the first look after it', async () => {
  await lookAt(0);
  known.state.isAway = true;
  await expect(lookAt(5)).rejects.toThrow('away');
  await expect(lookAt(40)).rejects.toThrow('away');
  known.state.isAway = false;
  await lookAt(45);
  expect(noted()).toEqual([['ServicesOutageNoted', at(0), at(45)]]);
});

it('writes it down again where it died before the beat, and that changes nothing', async () => {
  await lookAt(0);
  store.before = () => {
    throw new Error('killed');
  };
  await expect(lookAt(61)).rejects.toThrow('killed');
  store.before = () => undefined;
  const { pulse } = known;
  known.pulse = { last: () => pulse.last(), beat: () => Promise.reject(new Error('killed')) };
  await expect(lookAt(62)).rejects.toThrow('killed');
  known.pulse = pulse;
  await lookAt(64);
  expect(noted()).toEqual([['ServicesOutageNoted', at(0), at(62)]]);
});

it('looks until it is stopped, is not stopped by an outage, and says once that it keeps nothing', async () => {
  jest.useFakeTimers();
  known.state.isAway = true;
  const faults: unknown[] = [];
  const look = () => keepOutages({ pulse: known.pulse, log: log(), clock });
  const stop = keepingOutages({ look, onFault: (error) => faults.push(error) });
  await jest.advanceTimersByTimeAsync(16_000);
  known.state.isAway = false;
  await jest.advanceTimersByTimeAsync(6_000);
  expect(await known.pulse.last()).toBe(at(0));
  known.state.isAway = true;
  await jest.advanceTimersByTimeAsync(16_000);
  await stop();
  expect(faults).toHaveLength(2);
  jest.useRealTimers();
});

import { beforeEach, expect, it } from '@jest/globals';
import { manualClock } from 'platform/clock';
import { keyring, masterKeys, memoryKeyStore } from 'platform/crypto';
import { eventLog } from 'platform/event-log';
import { memoryStore } from 'platform/testing/memory-store';
import { eventTypes } from 'schemas/events';
import { askingAt, GatewayWatch } from './gateway-watch';

const at = (seconds: number) => new Date(Date.parse('2027-03-06T10:00:00.000Z') + seconds * 1_000).toISOString();
type Seen = ReadonlySet<string> | null;
const all: Seen = new Set();
const without = (...names: readonly string[]): Seen => new Set(names);

let store: ReturnType<typeof memoryStore>;
let clock: ReturnType<typeof manualClock>;
let now: { seen: Seen; takes: number };
beforeEach(() => {
  store = memoryStore();
  clock = manualClock(at(0));
  now = { seen: all, takes: 0 };
});

const watch = () => {
  const keys = keyring(memoryKeyStore(), masterKeys('a secret for the tests of the gateway watch'));
  const ask = () => {
    clock.advance(now.takes * 1_000);
    return Promise.resolve(now.seen);
  };
  return new GatewayWatch({ ask, log: eventLog(store, eventTypes, keys), clock });
};
/** Looks every two seconds, from one second to another, and sees the same. */
async function sees(one: GatewayWatch, seen: Seen, [from, until]: readonly [number, number]) {
  for (let second = from; second <= until; second += 2) {
    clock.set(at(second));
    now.seen = seen;
    await one.look();
  }
}
const noted = () => store.events.map(({ data }) => [data['service'], data['fromAt'], data['untilAt']]);

it('writes down what was away behind the gateway, from when it was there last until it is there again', async () => {
  const one = watch();
  await sees(one, all, [0, 10]);
  await sees(one, without('query', 'workers'), [12, 20]);
  await sees(one, without('projectors'), [22, 28]);
  await sees(one, all, [30, 40]);
  expect(noted()).toEqual([
    ['query-service', at(10), at(22)],
    ['projectors', at(20), at(30)],
  ]);
});

it('writes down that the gateway was away, and says nothing then of what is behind it', async () => {
  const one = watch();
  await sees(one, all, [0, 10]);
  await sees(one, null, [12, 20]);
  await sees(one, without('query'), [22, 22]);
  await sees(one, all, [24, 30]);
  expect(noted()).toEqual([['gateway', at(10), at(22)]]);
});

it('says nothing of a slow second, of what was never there, nor of a time in which it was away itself', async () => {
  const one = watch();
  await sees(one, null, [0, 20]);
  await sees(one, all, [22, 24]);
  await sees(one, null, [26, 26]);
  await sees(one, all, [28, 30]);
  await sees(one, null, [32, 32]);
  // Stopped for a minute, and back.
  await sees(one, all, [92, 100]);
  now.takes = 60;
  await sees(one, null, [102, 102]);
  now.takes = 0;
  await sees(one, all, [164, 166]);
  expect(noted()).toEqual([]);
});

it('is written down once where two instances saw it, and what one of them saw alone beside it', async () => {
  const [one, other] = [watch(), watch()];
  for (const each of [one, other]) {
    await sees(each, all, [0, 10]);
    await sees(each, without('query'), [12, 20]);
  }
  await sees(one, all, [22, 22]);
  await sees(other, all, [24, 24]);
  expect(noted()).toEqual([['query-service', at(10), at(22)]]);
  const third = watch();
  await sees(third, all, [14, 14]);
  await sees(third, without('query'), [16, 38]);
  await sees(third, all, [40, 40]);
  expect(noted().at(-1)).toEqual(['query-service', at(22), at(40)]);
});

it('is written down by the next look where it could not be', async () => {
  const one = watch();
  await sees(one, all, [0, 2]);
  await sees(one, without('projectors'), [4, 10]);
  store.before = () => {
    throw new Error('away');
  };
  await expect(sees(one, all, [12, 12])).rejects.toThrow('away');
  store.before = () => undefined;
  await sees(one, all, [14, 14]);
  expect(noted()).toEqual([['projectors', at(2), at(14)]]);
});

it('asks the gateway, and takes what is none for nobody', async () => {
  const replies: (readonly [number, string])[] = [
    [200, '{"status":"ready"}'],
    [503, '{"status":"not ready","waiting":["query"]}'],
    [200, '<html>'],
    [502, '[]'],
  ];
  const asked: string[] = [];
  const ask = askingAt('https://fieldfare.example/', (url) => {
    asked.push(url);
    const [status, body] = replies.shift() ?? [0, ''];
    return status === 0 ? Promise.reject(new Error('refused')) : Promise.resolve(new Response(body, { status }));
  });
  const seen = [await ask(), await ask(), await ask(), await ask(), await ask()];
  expect(seen).toEqual([all, without('query'), null, null, null]);
  expect(new Set(asked)).toEqual(new Set(['https://fieldfare.example/readyz']));
});

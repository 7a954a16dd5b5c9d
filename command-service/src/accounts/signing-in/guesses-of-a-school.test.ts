import { beforeEach, describe, expect, it } from '@jest/globals';
import { memoryCounters, type CounterLimit } from 'platform/counters';
import { guessesIn, type Guess, type Guesses } from './guesses';

// One network, in which each child has an account and a device that nobody has signed in on.
const pupil = (name: string | number) => ({
  emailHash: `child ${name}`,
  passwordEpoch: 0,
  network: '198.51.100.9',
  deviceId: undefined,
});
let waited: number[];
let guesses: Guesses;
beforeEach(() => {
  waited = [];
  guesses = guessesIn(memoryCounters(), (ms) => Promise.resolve(waited.push(ms)));
});

const right = async (guess: Guess) => {
  if (guess.kind === 'counted') await guess.wasRight();
  return guess.kind;
};

describe('a school that shares one network', () => {
  it('logs in whole, without a wait, where everybody knows the password', async () => {
    const kinds = new Set<string>();
    for (let child = 0; child < 600; child += 1) kinds.add(await right(await guesses.begin(pupil(child))));
    expect([...kinds]).toEqual(['counted']);
    expect(Math.max(...waited)).toBe(0);
  });

  it('is listened to more slowly where one child guesses at many addresses, and is not shut out', async () => {
    const unhurried = memoryCounters();
    const without = {
      ...unhurried,
      of: (limit: CounterLimit) => unhurried.of({ ...limit, most: limit.seconds === 60 ? 9_999 : limit.most }),
    };
    const slowly = guessesIn(without, (ms) => Promise.resolve(waited.push(ms)));
    for (let made = 0; made < 500; made += 1) await slowly.begin(pupil(`of nobody ${made}`));
    expect([waited[199], waited[200], waited[250], waited[499]]).toEqual([0, 20, 1_020, 4_000]);
    expect(await right(await slowly.begin(pupil('ann')))).toBe('counted');
  });

  it('is asked to come again in seconds, not in a quarter of an hour, when it guesses too much in one minute', async () => {
    const kinds = [];
    for (let made = 0; made < 300; made += 1) kinds.push((await guesses.begin(pupil(`of nobody ${made}`))).kind);
    expect(kinds.filter((kind) => kind === 'counted')).toHaveLength(120);
    expect(kinds.filter((kind) => kind === 'crowded')).toHaveLength(180);
    // What was not heard counts against nobody: the address has its five guesses left.
    expect(await right(await guesses.begin({ ...pupil('of nobody 299'), network: '203.0.113.1' }))).toBe('counted');
  });

  it('does not keep a device waiting on which its owner has signed in', async () => {
    for (let made = 0; made < 300; made += 1) await guesses.begin(pupil(`of nobody ${made}`));
    expect(await right(await guesses.begin({ ...pupil('ann'), deviceId: 'ann’s' }))).toBe('counted');
  });
});

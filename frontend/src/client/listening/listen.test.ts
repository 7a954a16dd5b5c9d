import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { roles, stream } from 'schemas/describe/contract';
import { Count } from 'schemas/describe/schema';
import { FakeServer, type FakeLine } from '../../../testing/fake-server';
import { signInSomebody } from '../../../testing/somebody';
import { listen } from './listen';

const counted = stream({
  call: 'POST /count',
  who: roles('ROLE_ADMIN'),
  summary: 'Counts.',
  message: { count: Count },
});

let line: FakeLine;
let lines: string[];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  signInSomebody('ROLE_ADMIN');
  line = new FakeServer().streams(counted);
  lines = [];
  ({ stop } = listen(counted, {}, { ears: { told: () => undefined, line: ({ is }) => lines.push(is) } }));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a line for many', () => {
  it('is waited for longer, and those who lost it together come back one after the other', async () => {
    stop();
    const many = { ...counted, forMany: true } as const;
    const heard: string[] = [];
    ({ stop } = listen(many, {}, { ears: { told: () => undefined, line: ({ is }) => heard.push(is) } }));
    await pass(100);
    await line.tell({ count: 1 }, 'a');
    await pass(39_000);
    expect(heard).not.toContain('lost');
    await line.tell({ count: 2 }, 'b');
    const chance = jest.spyOn(Math, 'random').mockReturnValue(0.9);
    await line.end();
    await pass(8_900);
    expect(line.open()).toBe(0);
    await pass(200);
    expect(line.open()).toBe(1);
    expect(heard).not.toContain('lost');
    chance.mockRestore();
  });
});

describe('a line', () => {
  it('on which nothing ever comes is told as lost', async () => {
    await pass(15_100);
    expect(lines).toEqual(['opening', 'lost']);
  });

  it('that falls silent after a long time is told as lost at once', async () => {
    await pass(100);
    await line.tell({ count: 1 }, 'a');
    await pass(8_000);
    await line.tell({ count: 2 }, 'b');
    await pass(14_000);
    expect(lines.at(-1)).toBe('open');
    await pass(1_500);
    expect(lines.at(-1)).toBe('lost');
  });

  it('that stood is opened again without a word when it ends', async () => {
    await pass(100);
    await line.tell({ count: 1 }, 'a');
    await pass(8_000);
    await line.tell({ count: 2 }, 'b');
    await line.end();
    await pass(1_000);
    expect(line.open()).toBe(1);
    expect(lines).not.toContain('lost');
  });
});

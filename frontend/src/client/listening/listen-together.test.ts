import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { roles, stream } from 'schemas/describe/contract';
import { Count } from 'schemas/describe/schema';
import { FakeServer, refused, type FakeLine } from '../../../testing/fake-server';
import { signInSomebody } from '../../../testing/somebody';
import { EventLines } from './event-lines';
import { listenTogether } from './listen-together';

const counted = stream({
  call: 'POST /count',
  who: roles('ROLE_ADMIN'),
  summary: 'Counts.',
  message: { count: Count },
});

/** As browsers have it, between the tabs of this test. */
class Channels {
  static open = new Set<Channels>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channels.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channels.open) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    Channels.open.delete(this);
  }
}

/** One at a time holds a lock; the others wait their turn. */
function locks() {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      const mine = turn.then(() => (signal.aborted ? undefined : work()));
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}

let server: FakeServer;
let line: FakeLine;
const leaving: (() => void)[] = [];

beforeEach(() => {
  signInSomebody('ROLE_ADMIN');
  server = new FakeServer();
  line = server.streams(counted);
  Object.assign(globalThis, { BroadcastChannel: Channels });
  Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true });
});
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(navigator, 'locks');
});

function tab() {
  const heard: number[] = [];
  const lines: string[] = [];
  const { stop } = listenTogether(
    counted,
    {},
    { told: ({ count }) => heard.push(count), line: ({ is }) => lines.push(is) },
  );
  leaving.push(stop);
  return { heard, lines, stop };
}

describe('the tabs of one browser', () => {
  it('have one line together, and each hears all of it', async () => {
    const first = tab();
    await waitFor(() => expect(line.open()).toBe(1));
    await line.tell({ count: 1 }, 'a');
    await waitFor(() => expect(first.heard).toEqual([1]));
    const second = tab();
    // Who comes later is told everything: the line is opened anew, from the beginning.
    await waitFor(() => expect(server.of(counted)).toHaveLength(2));
    expect(server.of(counted)[1]?.headers['Last-Event-ID']).toBeUndefined();
    await waitFor(() => expect(line.open()).toBe(1));
    await line.tell({ count: 2 }, 'b');
    await waitFor(() => expect([first.heard, second.heard]).toEqual([[1, 2], [2]]));
  });

  it('go on after the last message when the one that had the line goes', async () => {
    const first = tab();
    const second = tab();
    await waitFor(() => expect(line.open()).toBe(1));
    await waitFor(async () => {
      await line.tell({ count: 1 }, 'a');
      expect(second.heard).toContain(1);
    });
    first.stop();
    await waitFor(() => expect(server.of(counted).at(-1)?.headers['Last-Event-ID']).toBe('a'));
    await waitFor(() => expect(line.open()).toBe(1));
    await line.tell({ count: 7 }, 'b');
    await waitFor(() => expect(second.heard).toContain(7));
    expect(first.heard).not.toContain(7);
  });
});

it('is refused to each tab, and none waits for one that has nothing to tell', async () => {
  line.refuse(refused(404, 'SessionNotFound', 'There is no such session.'));
  const [first, second] = [tab(), tab()];
  await waitFor(() => expect(second.lines.at(-1)).toBe('refused'));
  expect(first.lines.at(-1)).toBe('refused');
  expect(server.of(counted)).toHaveLength(2);
});

describe('the lines of an event', () => {
  it('come in any pieces, and those that say nothing are passed over', () => {
    const text = ': listening\n\nid: 1\ndata: {"a":\ndata: 1}\r\n\n: still here\n\ndata: 2\n\n';
    for (let size = 1; size < text.length; size += 1) {
      const lines = new EventLines();
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, n) =>
        text.slice(n * size, (n + 1) * size),
      );
      expect(pieces.flatMap((piece) => lines.take(piece))).toEqual([
        { id: '1', data: '{"a":\n1}' },
        { id: '1', data: '2' },
      ]);
    }
  });
});

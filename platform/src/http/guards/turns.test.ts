import { describe, expect, it } from '@jest/globals';
import { PlacesTaken } from '../../together/line/busy';
import { Turns } from './turns';

const here = () => new AbortController().signal;

/** Answers that are counted as they begin, and end when they are told to. */
function counted(limits = { atOnce: 2, waiting: 3 }) {
  const turns = new Turns(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, from = 'ann', gone = here) =>
    turns.take({ from, gone }, () => {
      begun.push(name);
      return new Promise<string>((resolve) => void ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { turns, begun, ask, end };
}

describe('the questions of one caller', () => {
  it('are answered so many at once, and then in their order', async () => {
    const { begun, ask, end } = counted();
    const all = ['a', 'b', 'c', 'd'].map((name) => ask(name));
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    await end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });
  it('keep nobody else waiting', async () => {
    const { begun, ask } = counted();
    const flood = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ask(name));
    void ask('other', 'bob');
    expect(begun).toEqual(['a', 'b', 'other']);
    await expect(flood[5]).rejects.toBeInstanceOf(PlacesTaken);
  });
  it('that have a line of their own take none of the other’s turns', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 0 });
    const never = () => new Promise<string>(() => undefined);
    void turns.take({ of: '/large', from: 'ann', gone: here }, never);
    expect(await turns.take({ from: 'ann', gone: here }, () => Promise.resolve('small'))).toBe('small');
    await expect(turns.take({ of: '/large', from: 'ann', gone: here }, never)).rejects.toBeInstanceOf(PlacesTaken);
  });
  it('are not begun once whoever waits has gone, who leaves their place to others', async () => {
    const { begun, ask, end } = counted({ atOnce: 1, waiting: 1 });
    const first = ask('a');
    const leaving = new AbortController();
    const left = ask('gone', 'ann', () => leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await expect(ask('gone before', 'ann', () => leaving.signal)).rejects.toThrow('gone');
    const next = ask('b');
    await end('a');
    await end('b');
    expect(begun).toEqual(['a', 'b']);
    expect(await Promise.all([first, next])).toEqual(['a', 'b']);
  });
  it('pass their turn on where the answer fails, at once or later', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 5 });
    const asked = { from: 'ann', gone: here };
    const throwing = () => {
      throw new Error('broken at once');
    };
    const ends = await Promise.allSettled([
      turns.take(asked, () => Promise.reject(new Error('broken'))),
      turns.take(asked, throwing),
      turns.take(asked, () => Promise.resolve('well')),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(await turns.take(asked, () => Promise.resolve('and after'))).toBe('and after');
  });
});

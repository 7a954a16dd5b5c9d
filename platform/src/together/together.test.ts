import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { endTogether, sharedInTurn, takingTurns, takingTurnsBy } from './together';

describe('parts of one piece of work', () => {
  it('are told to end where one fails, and have ended before that is thrown', async () => {
    const over = new AbortController();
    const ended: string[] = [];
    const going = async () => {
      await once(over.signal, 'abort');
      await new Promise((resolve) => setTimeout(resolve, 5));
      ended.push('the other');
    };
    await expect(endTogether(over, [going(), Promise.reject(new Error('broken'))])).rejects.toThrow('broken');
    expect(ended).toEqual(['the other']);
  });

  it('are told nothing where all of them end', async () => {
    const over = new AbortController();
    await endTogether(over, [Promise.resolve(), Promise.resolve()]);
    expect(over.signal.aborted).toBe(false);
  });
});

it('takes turns: one after the other, whatever became of the one before', async () => {
  const inTurn = takingTurns();
  const done: number[] = [];
  const first = inTurn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push(1);
    throw new Error('broken');
  });
  const second = inTurn(() => Promise.resolve(done.push(2)));
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(done).toEqual([1, 2]);
});

it('takes turns by name: who waits for one thing holds up nobody at another, and what is over is forgotten', async () => {
  const inTurn = takingTurnsBy();
  const done: string[] = [];
  let go = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const first = inTurn('one', async () => {
    await gate;
    done.push('one, first');
    throw new Error('broken');
  });
  const second = inTurn('one', () => Promise.resolve(done.push('one, second')));
  await inTurn('two', () => Promise.resolve(done.push('two')));
  expect(done).toEqual(['two']);
  go();
  await expect(first).rejects.toThrow('broken');
  await second;
  await inTurn('one', () => Promise.resolve(done.push('one, third')));
  expect(done).toEqual(['two', 'one, first', 'one, second', 'one, third']);
});

describe('work that is shared', () => {
  const counted = () => {
    const begun: string[] = [];
    const shared = sharedInTurn<number>();
    const ask = (name: string) =>
      shared(name, async () => {
        const count = begun.push(name);
        await new Promise((resolve) => setTimeout(resolve, 5));
        return count;
      });
    return { begun, ask };
  };

  it('is done once for all who ask for the same, and one after the other for others', async () => {
    const { begun, ask } = counted();
    const all = await Promise.all(['one', 'two', 'one', 'two', 'one'].map(ask));
    expect(begun).toEqual(['one', 'two']);
    expect(all).toEqual([1, 2, 1, 2, 1]);
  });

  it('is done anew for whoever asks once it has begun', async () => {
    const { begun, ask } = counted();
    const first = ask('one');
    await Promise.resolve();
    await Promise.resolve();
    expect(begun).toEqual(['one']);
    const later = [ask('one'), ask('one')];
    expect(await Promise.all([first, ...later])).toEqual([1, 2, 2]);
  });

  it('fails for all who share it, and for nobody after them', async () => {
    const shared = sharedInTurn<string>();
    const broken = () => Promise.reject(new Error('broken'));
    const asked = [shared('one', broken), shared('one', broken), shared('two', () => Promise.resolve('done'))];
    const ends = await Promise.allSettled(asked);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(await shared('one', () => Promise.resolve('well'))).toBe('well');
  });
});

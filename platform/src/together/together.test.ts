import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { endTogether, takingTurns, takingTurnsBy } from './together';

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

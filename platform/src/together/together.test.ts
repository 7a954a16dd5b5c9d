import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { endTogether, takingTurns } from './together';

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

import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Unanswered } from '../connecting/failures';
import { Turns, TurnsByKey } from './turns';

describe('turns', () => {
  it('let so many in at once, and the others in the order they came', async () => {
    const turns = new Turns(2);
    const entered: string[] = [];
    const enter = async (name: string) => {
      const giveBack = await turns.take(1_000);
      entered.push(name);
      return giveBack;
    };
    const [first] = await Promise.all([enter('a'), enter('b')]);
    const waiting = [enter('c'), enter('d')];
    await wait(5);
    expect(entered).toEqual(['a', 'b']);
    first();
    first(); // given back once only
    const third = await waiting[0];
    await wait(5);
    expect(entered).toEqual(['a', 'b', 'c']);
    third?.();
    await waiting[1];
    expect(entered).toEqual(['a', 'b', 'c', 'd']);
  });

  it('do not go to somebody who stopped waiting', async () => {
    const turns = new Turns(1);
    const giveBack = await turns.take(1_000);
    await expect(turns.take(5)).rejects.toThrow(Unanswered);
    const last = turns.take(1_000);
    giveBack();
    (await last)();
    expect(turns.idle).toBe(true);
  });

  it('by key are apart from each other', async () => {
    const turns = new TurnsByKey();
    const giveBack = await turns.take('one', 10);
    (await turns.take('two', 10))();
    await expect(turns.take('one', 5)).rejects.toThrow(Unanswered);
    giveBack();
    (await turns.take('one', 10))();
  });
});

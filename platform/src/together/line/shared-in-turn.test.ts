import { expect, it } from '@jest/globals';
import { Busy, PlacesTaken } from './busy';
import { sharedInTurn } from './shared-in-turn';

const here = new AbortController().signal;

/** Work that is counted as it begins, and ends when it is told to. */
function counted(limits = { placesEach: 10, queueLimit: 100 }) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const shared = sharedInTurn<number>(limits);
  const ask = (name: string, from = 'ann', gone = here) =>
    shared(
      name,
      () => {
        const count = begun.push(name);
        return new Promise<number>((resolve) => void ends.push(() => resolve(count)));
      },
      { from, gone },
    );
  const end = async (count = 1) => {
    for (let n = 0; n < count; n += 1) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { begun, ask, end };
}

it('is done once for all who ask for the same while it waits, and one after the other for others', async () => {
  const { begun, ask, end } = counted();
  const all = ['one', 'two', 'one', 'two', 'three'].map((name, n) => ask(name, `person ${n}`));
  expect(begun).toEqual(['one']);
  await end(4);
  // The first had begun before the third asked, who is answered by work of their own.
  expect(begun).toEqual(['one', 'two', 'one', 'three']);
  expect(await Promise.all(all)).toEqual([1, 2, 3, 2, 4]);
});

it('fails for all who share it, and for nobody after them', async () => {
  const shared = sharedInTurn<string>({ placesEach: 10, queueLimit: 100 });
  const broken = () => Promise.reject(new Error('broken'));
  const brokenAtOnce = () => {
    throw new Error('broken at once');
  };
  const done = () => Promise.resolve('done');
  const works = [done, broken, broken, brokenAtOnce, done];
  const names = ['one', 'two', 'two', 'three', 'four'];
  const ends = await Promise.allSettled(
    works.map((work, n) => shared(names[n] ?? '', work, { from: 'ann', gone: here })),
  );
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled']);
  expect(await shared('one', () => Promise.resolve('well'), { from: 'ann', gone: here })).toBe('well');
});

it('gives everybody their turn, however much one asks for', async () => {
  const { begun, ask, end } = counted();
  const flood = ['f1', 'f2', 'f3', 'f4', 'f5'].map((name) => ask(name, 'flood'));
  const ann = ask('a1');
  await end(6);
  expect(begun).toEqual(['f1', 'f2', 'a1', 'f3', 'f4', 'f5']);
  expect(await Promise.all([...flood, ann])).toEqual([1, 2, 4, 5, 6, 3]);
});

it('keeps the last that somebody asks for, and takes the place of the oldest', async () => {
  const { begun, ask, end } = counted({ placesEach: 2, queueLimit: 100 });
  const asked = Promise.allSettled(['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask(name)));
  const other = ask('a2', 'bob');
  await end(4);
  expect(begun).toEqual(['a1', 'a4', 'a2', 'a5']);
  const taken = { status: 'rejected', reason: expect.any(PlacesTaken) };
  const value = (count: number) => ({ status: 'fulfilled', value: count });
  expect(await asked).toEqual([value(1), taken, taken, value(2), value(4)]);
  expect(await other).toBe(3);
});

it('takes one place for what somebody asks for twice', async () => {
  const { begun, ask, end } = counted({ placesEach: 2, queueLimit: 100 });
  const asked = ['a1', 'a2', 'a3', 'a2', 'a3', 'a2'].map((name) => ask(name));
  await end(3);
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  expect(await Promise.all(asked)).toEqual([1, 2, 3, 2, 3, 2]);
});

it('turns away whoever comes when too many wait', async () => {
  const { ask, end } = counted({ placesEach: 2, queueLimit: 2 });
  const asked = ['one', 'two', 'three'].map((name) => ask(name, name));
  await expect(ask('four', 'four')).rejects.toThrow(Busy);
  await end(3);
  expect(await Promise.all(asked)).toEqual([1, 2, 3]);
});

it('begins nothing for whoever has gone, and answers those who share it', async () => {
  const { begun, ask, end } = counted({ placesEach: 2, queueLimit: 100 });
  const leaving = new AbortController();
  const gone = Promise.allSettled([
    ask('begun', 'ann', leaving.signal),
    ask('a1', 'ann', leaving.signal),
    ask('shared', 'ann', leaving.signal),
  ]);
  const shared = ask('shared', 'bob');
  leaving.abort(new Error('gone'));
  await expect(ask('late', 'ann', leaving.signal)).rejects.toThrow('gone');
  expect((await gone).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  // Their places are free again.
  const anew = [ask('a2'), ask('a3')];
  await end(5);
  expect(begun).toEqual(['begun', 'shared', 'a2', 'a3']);
  expect(await Promise.all([shared, ...anew])).toEqual([2, 3, 4]);
});

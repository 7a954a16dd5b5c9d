import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, jest } from '@jest/globals';
import { askedTogether } from './asked-together';

interface Statement {
  readonly names: readonly string[];
  /** Each name is answered with the text behind it. */
  readonly answer: (found?: Readonly<Record<string, string>>) => void;
  readonly fail: (error: Error) => void;
}

/** A database whose statements answer when they are told to. */
function slowDatabase(limits?: Parameters<typeof askedTogether>[1]) {
  const asked: Statement[] = [];
  const ask = askedTogether<string>(
    (names) =>
      new Promise((resolve, fail) => {
        const answer = (found = Object.fromEntries(names.map((name) => [name, name.toUpperCase()]))) =>
          resolve(new Map(Object.entries(found)));
        asked.push({ names, answer, fail });
      }),
    limits,
  );
  const statement = async (n: number): Promise<Statement> => {
    for (;;) {
      const found = asked[n];
      if (found) return found;
      await turn();
    }
  };
  const one = async (name: string) => (await ask([name])).get(name);
  return { asked, ask, one, statement };
}

afterEach(() => void jest.restoreAllMocks());

it('asks once for all that ask within a turn of the event loop', async () => {
  const { asked, one, statement } = slowDatabase();
  const both = [one('ada'), one('bob'), one('ada')];
  (await statement(0)).answer();
  expect(await Promise.all(both)).toEqual(['ADA', 'BOB', 'ADA']);
  expect(asked.map(({ names }) => names)).toEqual([['ada', 'bob']]);
});

it('answers all that ask while one statement runs by the next one', async () => {
  const { asked, ask, one, statement } = slowDatabase();
  const first = one('ada');
  await statement(0);
  const others = [ask(['bob', 'cy']), ask(['cy', 'nobody']), ask(['ada'])];
  (await statement(0)).answer();
  expect(await first).toBe('ADA');
  const next = await statement(1);
  expect(next.names).toEqual(['bob', 'cy', 'nobody', 'ada']);
  next.answer({ cy: 'CY', ada: 'ADA', bob: 'BOB' });
  for (const found of await Promise.all(others)) expect(found.get('nobody')).toBeUndefined();
  expect(asked).toHaveLength(2);
});

it('never answers from a statement that began before the question', async () => {
  const { one, statement } = slowDatabase();
  const before = one('ada');
  (await statement(0)).answer({ ada: 'a key' });
  // Destroyed now: the statement that is under way may have seen the key still.
  const after = one('ada');
  expect(await before).toBe('a key');
  (await statement(1)).answer({ ada: 'erased' });
  expect(await after).toBe('erased');
});

it('keeps to its limits: so many names by one statement, and so many statements at a time', async () => {
  const { asked, one, statement } = slowDatabase({ statements: 2, most: 2 });
  const all = [one('a'), one('b'), one('c'), one('d'), one('e')];
  await statement(1);
  await turn();
  expect(asked.map(({ names }) => names)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  for (const { answer } of asked) answer();
  (await statement(2)).answer();
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D', 'E']);
});

it('fails those of one statement together, and answers those of the next', async () => {
  const { one, statement } = slowDatabase();
  const first = one('ada');
  await statement(0);
  const second = one('bob');
  (await statement(0)).fail(new Error('the database is away'));
  await expect(first).rejects.toThrow('away');
  (await statement(1)).answer();
  expect(await second).toBe('BOB');
  const third = one('cy');
  (await statement(2)).answer();
  expect(await third).toBe('CY');
});

it('keeps nobody for two deadlines: who has waited long when a statement fails, fails with it', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const { asked, one, statement } = slowDatabase();
  const hanging = [one('ada')];
  await statement(0);
  hanging.push(one('bob'));
  now = 4_900;
  const late = one('cy');
  now = 5_000;
  (await statement(0)).fail(new Error('no answer in time'));
  for (const call of hanging) await expect(call).rejects.toThrow('in time');
  (await statement(1)).answer();
  expect(await late).toBe('CY');
  expect(asked[1]?.names).toEqual(['cy']);
});

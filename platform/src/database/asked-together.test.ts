import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type { StoredKey } from './key-store';
import { readsTogether } from './reads-together';

const keyOf = (subjectId: string): StoredKey => ({
  subjectId,
  key: { masterKeyId: 'm', wrapped: Buffer.from(subjectId) },
});

interface Statement {
  readonly subjectIds: readonly string[];
  readonly answer: (keys: StoredKey[]) => void;
  readonly fail: (error: Error) => void;
}

/** A store whose statements answer when they are told to. */
function slowStore() {
  const asked: Statement[] = [];
  const read = readsTogether(
    (subjectIds) => new Promise((answer, fail) => void asked.push({ subjectIds, answer, fail })),
  );
  const statement = async (n: number): Promise<Statement> => {
    for (;;) {
      const found = asked[n];
      if (found) return found;
      await turn();
    }
  };
  return { asked, read, statement };
}

it('answers all that ask while one statement runs by the next one, each with what they asked for', async () => {
  const { asked, read, statement } = slowStore();
  const first = read(['ada']);
  const others = [read(['bob', 'cy']), read(['cy', 'nobody']), read(['ada'])];
  expect(asked.map(({ subjectIds }) => subjectIds)).toEqual([['ada']]);
  (await statement(0)).answer([keyOf('ada')]);
  expect(await first).toEqual([keyOf('ada')]);
  const next = await statement(1);
  expect(next.subjectIds).toEqual(['bob', 'cy', 'nobody', 'ada']);
  next.answer([keyOf('cy'), keyOf('ada'), keyOf('bob')]);
  expect(await Promise.all(others)).toEqual([[keyOf('bob'), keyOf('cy')], [keyOf('cy')], [keyOf('ada')]]);
  expect(asked).toHaveLength(2);
});

it('never answers from a statement that began before the question', async () => {
  const { read, statement } = slowStore();
  const before = read(['ada']);
  // Destroyed now: the statement that is under way may have seen the key still.
  const after = read(['ada']);
  (await statement(0)).answer([keyOf('ada')]);
  expect(await before).toEqual([keyOf('ada')]);
  (await statement(1)).answer([{ subjectId: 'ada', key: null }]);
  expect(await after).toEqual([{ subjectId: 'ada', key: null }]);
});

it('fails those of one statement together, and answers those of the next', async () => {
  const { read, statement } = slowStore();
  const first = read(['ada']);
  const second = read(['bob']);
  (await statement(0)).fail(new Error('the database is away'));
  await expect(first).rejects.toThrow('away');
  (await statement(1)).answer([keyOf('bob')]);
  expect(await second).toEqual([keyOf('bob')]);
  const third = read(['cy']);
  (await statement(2)).answer([keyOf('cy')]);
  expect(await third).toEqual([keyOf('cy')]);
});

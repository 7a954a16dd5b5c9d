import { expect, it } from '@jest/globals';
import { Reader } from './reader';

const row = (stream: string, revision: number) => ({
  stream,
  revision,
  position: String(10 + revision),
  id: `${stream}/${revision}`,
  type: 'Changed',
  data: {},
  meta: {},
});

/** A reader over a log of two events in each stream that is asked for, and the streams that each statement read. */
function reader() {
  const statements: (readonly string[])[] = [];
  const prepared = <T>(_: string, [names]: readonly unknown[] = []) => {
    const streams = names as readonly string[];
    statements.push(streams);
    return Promise.resolve(streams.flatMap((name) => [row(name, 0), row(name, 1)]) as T[]);
  };
  const none = () => Promise.resolve([]);
  return {
    statements,
    reader: new Reader({ db: { many: none }, byName: { prepared }, heads: { find: none }, patienceMs: 1_000 }),
  };
}

it('reads the streams of all commands of one moment by one statement', async () => {
  const { statements, reader: log } = reader();
  const names = ['session-a', 'account-a', 'worksheet-b', 'worksheet-b'];
  const read = await Promise.all(names.map((name) => log.stream(name)));
  expect(read.map((events) => events.map(({ id }) => id))).toEqual(names.map((name) => [`${name}/0`, `${name}/1`]));
  expect(statements).toEqual([['session-a', 'account-a', 'worksheet-b']]);
});

it('gives nobody the list of another', async () => {
  const { reader: log } = reader();
  const [mine, theirs] = await Promise.all([log.stream('worksheet-b'), log.stream('worksheet-b')]);
  mine.pop();
  expect(theirs).toHaveLength(2);
});

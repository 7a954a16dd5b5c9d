import { afterEach, expect, it } from '@jest/globals';
import { anyone, query } from 'schemas/describe/contract';
import type { Database } from '../database/database';
import { memoryStore } from '../event-log/testing/memory-store';
import { START, type Position } from '../event-store/event-store';
import { answer, nothing, type QueryDeps } from './http';
import { served, type Served } from './testing/served';

const look = query({ call: 'POST /look', who: anyone, summary: 'Looks.', refusals: ['NotThere'] });
const hush = query({ call: 'POST /hush', who: anyone, summary: 'Has nothing to say.' });

const routes = [
  answer(look, (_, { refuse }) => Promise.resolve().then(() => refuse('NotThere'))),
  answer(hush, () => Promise.resolve(nothing)),
];

let app: Served;
afterEach(() => app.close());

/** Notes what was waited for; the read tables have met all before `met`. */
async function serving(met: Position) {
  const waited: Position[] = [];
  const deps: QueryDeps = {
    // No route here asks the database.
    db: {} as Database,
    store: memoryStore(),
    caughtUp: (position) => {
      waited.push(position);
      return Promise.resolve(position <= met);
    },
    refusals: { NotThere: { status: 404, title: 'It is not there.' } },
  };
  app = await served({ routes, deps });
  const hushed = async (headers: Record<string, string> = {}) => app.send('POST', '/hush', { headers });
  return { waited, hushed };
}

it('waits for the position that the client has written at, whatever its length', async () => {
  const { waited, hushed } = await serving('7'.padStart(20, '0'));
  const reply = await hushed({ 'X-Position': '7' });
  expect([reply.status, reply.text, reply.headers.get('x-stale')]).toEqual([204, '', null]);
  await hushed({ 'X-Position': '7'.padStart(20, '0') });
  expect(waited).toEqual(['00000000000000000007', '00000000000000000007']);
});

it('says that an answer is older than what the client has written', async () => {
  const { hushed } = await serving('7'.padStart(20, '0'));
  expect((await hushed({ 'X-Position': '8' })).headers.get('x-stale')).toBe('true');
});

it('waits for nothing where the client names no position', async () => {
  const { waited, hushed } = await serving(START);
  for (const odd of [undefined, 'a while ago', '9'.repeat(21), '-1'])
    expect((await hushed(odd === undefined ? {} : { 'X-Position': odd })).headers.get('x-stale')).toBeNull();
  expect(waited).toEqual([START, START, START, START]);
});

it('refuses in the words of the refusal', async () => {
  await serving(START);
  expect(await app.send('POST', '/look')).toMatchObject({
    status: 404,
    body: { code: 'NotThere', title: 'It is not there.' },
  });
});

import { afterEach, expect, it } from '@jest/globals';
import Type from 'typebox';
import { anyone, query } from 'schemas/describe/contract';
import { Count, Id, Instant } from 'schemas/describe/schema';
import { table } from 'schemas/describe/table';
import { manualClock } from '../../clock/clock';
import { memoryStore } from '../../event-log/testing/memory-store';
import { START, type Position } from '../../event-store/event-store';
import type { Standing } from '../../projections/standing/checkpoint-watch';
import { answer, nothing, type QueryDeps } from '../http';
import { served, type Served } from '../testing/served';

const takings = table('test_takings', { row: { shopId: Id, total: Count }, key: 'shopId' });
const keepers = table('test_keepers', { row: { shopId: Id }, key: 'shopId' });

const look = query({ call: 'POST /look', who: anyone, summary: 'Looks.', refusals: ['NotThere'] });
const hush = query({ call: 'POST /hush', who: anyone, summary: 'Has nothing to say.' });
const count = query({ call: 'POST /count', who: anyone, summary: 'Counts.', reply: { total: Count, now: Instant } });
const list = query({ call: 'POST /list', who: anyone, summary: 'Lists.', reply: { shops: Type.Array(Id) } });

const routes = [
  answer(look, { reads: [] }, (_, { refuse }) => Promise.resolve().then(() => refuse('NotThere'))),
  answer(hush, { reads: [takings, keepers] }, () => Promise.resolve(nothing)),
  answer(count, { reads: [takings] }, async (_, { db, now }) => {
    const row = await db.from(takings).select('total').where('shopId', '=', 'corner').executeTakeFirst();
    // @ts-expect-error -- it does not say that it reads this table
    db.from(keepers);
    // @ts-expect-error -- nor can it reach the table beside one that it reads
    db.among(takings).selectFrom('test_keepers');
    // @ts-expect-error -- the table has no such column
    db.from(takings).select('sum');
    return { total: row?.total ?? 0, now };
  }),
  answer(list, { reads: [takings] }, async (_, { db, pageOf }) => {
    const shops = await db.from(takings).select('shopId').limit(3).execute();
    return { shops: pageOf(shops, 2, ({ shopId }) => shopId).map(({ shopId }) => shopId) };
  }),
];

const rows = [
  { shopId: 'corner', total: 7 },
  { shopId: 'market', total: 3 },
];

let app: Served;
afterEach(() => app.close());

/** Notes what was waited for and what was asked of the database; the read tables have met all before `met`. */
async function serving(met: Position, { standing, more = [] }: { standing?: Standing; more?: typeof rows } = {}) {
  const waited: [Position, readonly string[]][] = [];
  const asked: [string, readonly unknown[]][] = [];
  const deps: QueryDeps = {
    db: {
      prepared: <T>(sql: string, values: readonly unknown[] = []) => {
        asked.push([sql, values]);
        return Promise.resolve([...rows, ...more] as T[]);
      },
    },
    store: memoryStore(),
    clock: manualClock('2026-11-21T14:02:00.000Z'),
    caughtUp: (position, tables) => {
      waited.push([position, tables]);
      return Promise.resolve(standing ?? (position <= met ? 'fresh' : 'behind'));
    },
    refusals: { NotThere: { status: 404, title: 'It is not there.' } },
  };
  app = await served({ routes, deps });
  const hushed = async (headers: Record<string, string> = {}) => app.send('POST', '/hush', { headers });
  return { waited, asked, hushed };
}

it('waits for the position that the client has written at, whatever its length', async () => {
  const { waited, hushed } = await serving('7'.padStart(20, '0'));
  const reply = await hushed({ 'X-Position': '7' });
  expect([reply.status, reply.text, reply.headers.get('x-stale')]).toEqual([204, '', null]);
  await hushed({ 'X-Position': '7'.padStart(20, '0') });
  expect(waited).toEqual([
    ['00000000000000000007', ['test_takings', 'test_keepers']],
    ['00000000000000000007', ['test_takings', 'test_keepers']],
  ]);
});

it('says that an answer is older than what the client has written', async () => {
  const { hushed } = await serving('7'.padStart(20, '0'));
  expect((await hushed({ 'X-Position': '8' })).headers.get('x-stale')).toBe('behind');
});

it('says that a table stands still, also to those who name no position', async () => {
  const { hushed } = await serving(START, { standing: 'stopped' });
  expect((await hushed()).headers.get('x-stale')).toBe('stopped');
});

it('reads what it says, by prepared statements, at the time of the clock', async () => {
  const { asked } = await serving(START);
  expect((await app.send('POST', '/count')).body).toEqual({ total: 7, now: '2026-11-21T14:02:00.000Z' });
  expect(asked).toEqual([['select "total" from "read"."test_takings" where "shopId" = $1', ['corner']]]);
});

it('names what the next page comes after, and nothing on the last one', async () => {
  await serving(START);
  const last = await app.send('POST', '/list');
  expect([last.body, last.headers.get('x-next')]).toEqual([{ shops: ['corner', 'market'] }, null]);
  await app.close();
  await serving(START, { more: [{ shopId: 'tower', total: 1 }] });
  const first = await app.send('POST', '/list');
  expect([first.body, first.headers.get('x-next')]).toEqual([{ shops: ['corner', 'market'] }, 'market']);
});

it('waits for nothing where the client names no position', async () => {
  const { waited, hushed } = await serving(START);
  for (const odd of [undefined, 'a while ago', '9'.repeat(21), '-1'])
    expect((await hushed(odd === undefined ? {} : { 'X-Position': odd })).headers.get('x-stale')).toBeNull();
  expect(waited.map(([position]) => position)).toEqual([START, START, START, START]);
});

it('refuses in the words of the refusal', async () => {
  await serving(START);
  expect(await app.send('POST', '/look')).toMatchObject({
    status: 404,
    body: { code: 'NotThere', title: 'It is not there.' },
  });
});

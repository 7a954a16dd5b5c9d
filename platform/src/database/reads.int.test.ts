import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Count, Id, Instant } from 'schemas/describe/schema';
import { table } from 'schemas/describe/table';
import { testDatabase, type TestDatabase } from '../testing/database';
import { openDatabase, type Database } from './database';
import { isOneOf, readsOf } from './reads';

const takings = table('test_takings', { row: { shopId: Id, total: Count, openedAt: Instant }, key: 'shopId' });
const keepers = table('test_keepers', { row: { shopId: Id, name: Id }, key: ['shopId', 'name'] });

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await testDatabase();
  // One connection: what it has prepared is what the next statement meets.
  db = openDatabase({ url: database.url, name: 'reads-test', max: 1 });
  await db.query('create schema if not exists read');
  await db.query('create table read.test_takings ("shopId" text, total integer, "openedAt" timestamptz)');
  await db.query('create table read.test_keepers ("shopId" text, name text)');
  await db.query(
    `insert into read.test_takings values ('corner', 7, '2026-11-21T14:02:00Z'), ('market', 3, '2026-11-20T09:00:00Z')`,
  );
  await db.query(`insert into read.test_keepers values ('corner', 'ada'), ('corner', 'joan'), ('market', 'ada')`);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

describe('reads of a table', () => {
  it('give its rows, in our own types', async () => {
    const row = await readsOf(db, takings).from(takings).selectAll().where('total', '>', 5).executeTakeFirst();
    expect(row).toEqual({ shopId: 'corner', total: 7, openedAt: '2026-11-21T14:02:00.000Z' });
  });

  it('join those that were named', async () => {
    const rows = await readsOf(db, takings, keepers)
      .among(takings, keepers)
      .selectFrom('test_takings as shop')
      .innerJoin('test_keepers as keeper', 'keeper.shopId', 'shop.shopId')
      .select(['keeper.name', 'shop.total'])
      .orderBy('shop.total')
      .orderBy('keeper.name')
      .execute();
    expect(rows).toEqual([
      { name: 'ada', total: 3 },
      { name: 'ada', total: 7 },
      { name: 'joan', total: 7 },
    ]);
  });

  it('find pairs, however many, none included', async () => {
    const among = (pairs: [string, number][]) =>
      readsOf(db, takings)
        .from(takings)
        .select('shopId')
        .where((eb) => isOneOf([eb.ref('shopId'), eb.ref('total')], pairs))
        .execute();
    expect(await among([])).toEqual([]);
    expect(await among([['corner', 7], ['market', 7]])).toEqual([{ shopId: 'corner' }]); // oxfmt-ignore
  });

  it('are prepared once for each text', async () => {
    const asked = (shopId: string) =>
      readsOf(db, takings).from(takings).select('total').where('shopId', '=', shopId).execute();
    for (const shopId of ['corner', 'market', 'corner']) await asked(shopId);
    const kept = await db.many('select 1 from pg_prepared_statements where statement like $1', [
      'select "total" from "read"."test_takings"%',
    ]);
    expect(kept).toHaveLength(1);
  });

  it('go on when the table was rebuilt meanwhile with a column of another type', async () => {
    const all = () => readsOf(db, keepers).from(keepers).selectAll().orderBy('shopId').orderBy('name').execute();
    expect(await all()).toHaveLength(3);
    await db.transaction(async (tx) => {
      await tx.query('drop table read.test_keepers');
      await tx.query('create table read.test_keepers_2 ("shopId" text, name integer)');
      await tx.query(`insert into read.test_keepers_2 values ('corner', 4)`);
      await tx.query('alter table read.test_keepers_2 rename to test_keepers');
    });
    expect(await all()).toEqual([{ shopId: 'corner', name: 4 }]);
    expect(await all()).toEqual([{ shopId: 'corner', name: 4 }]);
  });
});

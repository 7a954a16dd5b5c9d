import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { loggedOf } from 'platform/testing/folding';
import { allProjections } from '../src/all-projections';
import { filled } from './filled';
import { fixedLog } from './fixed-log';
import { keptRows, lineOf } from './stored-rows';

describe.each([1, 2_000])('PostgreSQL, in batches of %d', (batch) => {
  let database: TestDatabase;
  let db: Database;

  beforeAll(async () => {
    database = await testDatabase();
    db = openDatabase({ url: database.as('projector'), name: 'fixed-log-test' });
    await filled(db, loggedOf(fixedLog()), batch);
  });
  afterAll(async () => {
    await db.close();
    await database.drop();
  });

  it.each(allProjections.map(({ table: { name } }) => name))('stores the rows of %s that are kept', async (table) => {
    const rows = await db.many<Record<string, unknown>>(`select * from read.${table}`);
    const [, ...kept] = keptRows(table) ?? [];
    expect(rows.map(lineOf).sort()).toEqual(kept.sort());
  });
});

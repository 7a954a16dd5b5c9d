import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { readsOf } from 'platform/database/reads';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { children } from 'schemas/accounts/children.table';
import type { Fields } from 'schemas/describe/schema';
import type { RowOf, Table } from 'schemas/describe/table';
import { mockRoomActs } from 'schemas/mock-exams/room/room.tables';
import { mockKeys } from 'schemas/mock-exams/sets/sets.tables';
import { mockSittings } from 'schemas/mock-exams/sittings/sittings.tables';
import { satWorld, type SatWorld } from '../results/testing/sat-world';
import { countedFrom, countedFromTables } from './counted-from';

let database: TestDatabase;
let db: Database;
let projector: Database;
let world: SatWorld;

beforeAll(async () => {
  database = await testDatabase();
  world = await satWorld(database, { children: 12, perSection: 2 });
  projector = openDatabase({ url: database.as('projector'), name: 'counted', max: 1 });
  db = openDatabase({ url: database.as('query'), name: 'counted', max: 2 });
});
afterAll(async () => {
  await Promise.all([db.close(), projector.close()]);
  await database.drop();
});

const papers = () => world.papers.map(({ paperHash, name }) => ({ paperId: 'p', paperHash, name, minutes: 50 }));
const named = () => countedFrom({ setId: 'set', papers: papers() }, readsOf(db, ...countedFromTables));

/** With other rows in a table for as long as it is looked at. */
async function with_<R extends Fields>(
  table: Table<R>,
  change: (rows: readonly RowOf<Table<R>>[]) => readonly RowOf<Table<R>>[],
): Promise<string> {
  const known = await readsOf(db, table).from(table).selectAll().execute();
  const put = async (rows: readonly RowOf<Table<R>>[]) => {
    await projector.query(`drop table read."${table.name}"`);
    await readTableOf(projector, table, rows);
  };
  await put(change(known as RowOf<Table<R>>[]));
  const name = await named();
  await put(known as RowOf<Table<R>>[]);
  return name;
}

it('is another once something has come that marks follow from, and the same again without it', async () => {
  const before = await named();
  const decided: RowOf<typeof mockRoomActs> = {
    sessionId: 'april',
    position: '00000000000000099999',
    learnerId: 'child-1',
    kind: 'decided',
    at: '2027-04-04T09:00:00.000Z',
    actorId: 'nadia',
    paper: 1,
    seconds: null,
    messageId: null,
    incidentId: null,
    text: null,
    reason: null,
    ownReason: null,
  };
  const others = [
    // A late answer of a child in another session of the same papers counts now.
    await with_(mockRoomActs, (rows) => [...rows, decided]),
    await with_(mockKeys, (rows) => rows.map((row) => ({ ...row, keyVersion: row.keyVersion + 1 }))),
    await with_(mockSittings, (rows) => rows.map((row, n) => (n === 0 ? { ...row, changedAt: '9' } : row))),
    await with_(children, (rows) => rows.map((row) => ({ ...row, bornOn: '2016-01-01' }))),
  ];
  expect(new Set([before, ...others]).size).toBe(5);
  expect(await named()).toBe(before);
});

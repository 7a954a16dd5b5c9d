import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { grants } from 'schemas/rights/grants.table';
import { paidFamilies } from './paid-families';

let database: TestDatabase;
let db: Database;
const numbered = (n: number) => `family-${String(n).padStart(2, '0')}`;

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'paid-families', max: 1 });
  const grant = (familyId: string, grantId: string, source: 'payment' | 'subscription' | 'staff' | 'trial') => ({
    familyId,
    grantId,
    learnerId: null,
    gives: ['practice' as const],
    sessionIds: [],
    source,
    beginsAt: '2026-11-01T10:00:00.000Z',
    terms: [],
    reason: null,
    endReason: null,
  });
  await readTableOf(projector, grants, [
    ...Array.from({ length: 45 }, (_, n) => grant(numbered(n), 'sub_1.plan', 'subscription')),
    grant(numbered(0), 'cs_1.mock', 'payment'),
    grant('given', 'one', 'staff'),
    grant('tries', 'two', 'trial'),
  ]);
  await projector.close();
  db = openDatabase({ url: database.as('worker'), name: 'paid-families', max: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

it('tells everybody who was given something that is paid for, once and page by page, and nobody else', async () => {
  const pages = [];
  for (let after: string | undefined; ;) {
    const page = await paidFamilies(db, after);
    pages.push(page);
    after = page.familyIds.at(-1);
    if (page.isLast) break;
  }
  expect(pages.map(({ familyIds }) => familyIds.length)).toEqual([20, 20, 5]);
  expect(pages.flatMap(({ familyIds }) => familyIds)).toEqual(Array.from({ length: 45 }, (_, n) => numbered(n)));
});

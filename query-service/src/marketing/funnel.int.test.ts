import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { accounts } from 'schemas/accounts/accounts.table';
import type { RowOf } from 'schemas/describe/table';
import type { ReplyOf } from 'schemas/describe/contract';
import type { getFunnel } from 'schemas/marketing/funnel/funnel.contract';
import { arrivals, articleReads } from 'schemas/marketing/funnel/funnel.tables';
import { asked } from '../../testing/asked';
import { funnelQuery } from './funnel.query';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase({ url: database.as('query'), name: 'funnel', max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const account = (accountId: string, email: string | null, ...roles: RowOf<typeof accounts>['roles']) => ({
  accountId,
  learnerId: `${accountId}-first`,
  email,
  parentFirstName: null,
  parentLastName: null,
  childName: null,
  childBornOn: null,
  roles,
  trialEndsOn: null,
  active: true,
  passwordEpoch: 1,
  emailConfirmedAt: null,
  registeredAt: '2026-11-01T10:00:00.000Z',
});
const arrived = (id: string, isAccount: boolean) => ({
  id,
  cameFrom: 'direct' as const,
  isAccount,
  hasFinished: !isAccount,
  hasPlan: isAccount,
});

it('counts neither who works here nor the demo world, and everybody else, erased ones too', async () => {
  const people = [
    account('ann', 'ann@example.org', 'ROLE_FREE_USER'),
    account('erased', null, 'ROLE_FREE_USER'),
    account('ada', 'ada@example.org', 'ROLE_FREE_USER', 'ROLE_ADMIN'),
    account('noor', 'noor@example.org', 'ROLE_CONTENT_ENTRY'),
    account('demo', 'mei@fieldfare.example', 'ROLE_USER'),
  ];
  const projector = openDatabase({ url: database.as('projector'), name: 'funnel', max: 1 });
  await readTableOf(projector, accounts, people);
  await readTableOf(projector, articleReads, [{ article: 'the-gl-exams', source: 'landing', reads: 3 }]);
  await readTableOf(
    projector,
    arrivals,
    people.flatMap(({ accountId, learnerId }) => [arrived(accountId, true), arrived(learnerId, false)]),
  );
  await projector.close();
  const [{ sources, reads }] = await asked<ReplyOf<typeof getFunnel>>(funnelQuery, {}, { db });
  const of = (name: string) => sources.find(({ source }) => source === name);
  expect(of('direct')).toEqual({ source: 'direct', reads: 0, signUps: 2, worksheets: 2, plans: 2 });
  expect(of('the-gl-exams')).toMatchObject({ reads: 3, signUps: 0 });
  expect(reads).toHaveLength(1);
});

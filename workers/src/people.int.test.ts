import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase, type Database } from 'platform/database';
import { NotYet } from 'platform/jobs';
import { testDatabase, type TestDatabase } from 'platform/testing/database';
import { readTableOf } from 'platform/testing/read-table';
import { accounts } from 'schemas/accounts/accounts.table';
import { invitations } from 'schemas/accounts/family/invitations.table';
import { logins } from 'schemas/accounts/logins.table';
import { guests } from 'schemas/accounts/people/guests.table';
import { signUps } from 'schemas/accounts/sign-ups.table';
import type { RowOf } from 'schemas/describe/table';
import { mockPlaces } from 'schemas/marketing/mock-places.table';
import { subscribers } from 'schemas/marketing/subscribers.table';
import { accountsPeople, hasAccount } from './accounts/accounts.people';
import { marketingPeople } from './marketing/marketing.people';
import { personAmong } from './people';

const AT = '2026-11-21T12:00:00.000Z';

const account = (accountId: string, email: string | null): RowOf<typeof accounts> => ({
  accountId,
  learnerId: accountId,
  email,
  parentFirstName: 'Mei',
  parentLastName: 'Chen',
  childName: null,
  childBornOn: null,
  roles: ['ROLE_USER'],
  trialEndsOn: null,
  active: true,
  passwordEpoch: 0,
  emailConfirmedAt: null,
  registeredAt: AT,
});

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await testDatabase();
  const projector = openDatabase({ url: database.as('projector'), name: 'people-projector', max: 1 });
  await readTableOf(projector, accounts, [account('mei', 'mei@example.org'), account('gone', null)]);
  await readTableOf(projector, logins, [{ emailHash: 'hash-of-mei', accountId: 'mei' }]);
  await readTableOf(projector, signUps, [
    {
      signUpId: 'tomas',
      emailHash: 'hash-of-tomas',
      email: 'tomas@example.org',
      firstName: 'Tomas',
      surname: 'Novak',
      productId: 1,
      state: 'started',
      startedAt: AT,
    },
  ]);
  await readTableOf(projector, subscribers, [
    {
      subscriberId: 'reader',
      email: 'reader@example.org',
      source: 'blog',
      state: 'asked',
      askedAt: AT,
      provider: null,
      toldAt: null,
    },
  ]);
  await readTableOf(projector, mockPlaces, []);
  await readTableOf(projector, invitations, []);
  await readTableOf(projector, guests, []);
  await projector.close();
  db = openDatabase({ url: database.as('worker'), name: 'people', max: 1 });
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

const person = (id: string) => personAmong([...accountsPeople, ...marketingPeople], db, id);

it.each(['mei', 'tomas', 'reader'])('finds %s, whatever they are to us, and gives no name away', async (id) =>
  expect(await person(id)).toEqual({ email: `${id}@example.org`, name: null }),
);

it('knows who has been erased', async () => expect(await person('gone')).toBe('erased'));

it('fails, to be asked again, for somebody whom no table knows yet', () =>
  expect(person('new')).rejects.toThrow(new NotYet('the read tables do not know new yet')));

it('knows which addresses have an account', async () => {
  expect(await hasAccount(db, 'hash-of-mei')).toBe(true);
  expect(await hasAccount(db, 'hash-of-tomas')).toBe(false);
});

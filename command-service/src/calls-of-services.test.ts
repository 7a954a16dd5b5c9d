import { expect, it } from '@jest/globals';
import { issueAgainAfterKeyChange, withdrawMockKeyChange } from 'schemas/mock-exams/keys/keys.contract';
import { commandHouse } from '../testing/house';
import { officeOf } from '../testing/office';

const CALLS_A_MINUTE = 20;

it('counts the calls of everybody, and not those of the workers: a flood of mails holds up no report', async () => {
  const house = await commandHouse({ callerCallsPerMinute: CALLS_A_MINUTE });
  const office = officeOf(house);
  await office.signUp('admin@example.org', 'ROLE_ADMIN');
  const { call: admin } = await office.logIn('admin@example.org');
  const workers = office.asService('workers');
  const paperHash = 'a'.repeat(64);
  const times = <T>(one: () => Promise<T>) => Promise.all(Array.from({ length: CALLS_A_MINUTE * 2 }, one));
  const ofWorkers = await times(() => workers(issueAgainAfterKeyChange, { paperHash, keyVersion: 1 }));
  expect(new Set(ofWorkers.map(({ status }) => status))).toEqual(new Set([404]));
  const ofAdmin = await times(() => admin(withdrawMockKeyChange, { paperHash, proposalId: 'p1' }));
  expect(ofAdmin.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(CALLS_A_MINUTE);
  await house.close();
});

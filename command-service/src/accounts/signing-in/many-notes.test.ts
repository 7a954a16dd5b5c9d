import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createFreeAccount, validateUser } from 'schemas/accounts/accounts.contract';
import { saveWorksheet } from 'schemas/practice/worksheets/answering.contract';
import { commandHouse, type CommandHouse } from '../../../testing/house';

let house: CommandHouse;
beforeEach(async () => {
  house = await commandHouse();
});
afterEach(() => house.close());

it('notes a hundred requests that name somebody else at once, and refuses each as what it is', async () => {
  const ann = { email: 'ann@example.org', password: 'correct horse' };
  const browser = house.browser();
  const names = { parentFirstName: 'Ann', parentLastName: 'Lee' };
  await browser.call(createFreeAccount, { ...names, parentEmail: ann.email, password: ann.password });
  const { body } = await browser.call(validateUser, ann);
  const headers = { Authorization: `Bearer ${String(body['accessToken'])}` };
  const request = { worksheetId: 'of-somebody-else', email: 'bob@example.org' };
  const replies = await Promise.all(Array.from({ length: 100 }, () => browser.call(saveWorksheet, request, headers)));
  expect(new Set(replies.map(({ status, body: said }) => `${status} ${String(said['code'])}`))).toEqual(
    new Set(['403 IdentityMismatch']),
  );
  expect(house.store.events.filter(({ type }) => type === 'IdentityMismatchDetected')).toHaveLength(100);
});

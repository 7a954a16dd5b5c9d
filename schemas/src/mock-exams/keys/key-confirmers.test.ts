import { expect, it } from '@jest/globals';
import { neverAdmin, type Holding } from '../../accounts/admins/admin-hands.rules';
import { whyNotApart } from './key-confirmers.rules';
import { keysRefusals } from './keys.refusals';

const at = '2027-06-01T00:00:00.000Z';
const admin = (by: string | null): Holding => ({
  ...neverAdmin,
  hasRole: true,
  making: { position: '1', since: at, at, by },
});

/** Nadia and Mia were made by the operator; Nadia made Grace and Callum, and Grace made Tom. */
const admins = new Map([
  ['nadia', admin(null)],
  ['mia', admin(null)],
  ['grace', admin('nadia')],
  ['callum', admin('nadia')],
  ['tom', admin('grace')],
]);
const holdingOf = (accountId: string) => admins.get(accountId) ?? neverAdmin;
const why = (own: string, first: string, others = ['mia']) =>
  whyNotApart({ own, first, others }, { holdingOf, now: '2027-06-05T00:00:00.000Z' });

it('says which of the three it is, through others as well, and nothing where they may', async () => {
  expect(await why('nadia', 'grace')).toBe('made proposer');
  expect(await why('nadia', 'tom')).toBe('made proposer');
  expect(await why('grace', 'nadia')).toBe('made by proposer');
  expect(await why('tom', 'grace')).toBe('made by proposer');
  expect(await why('grace', 'callum')).toBe('made by one');
  expect(await why('tom', 'callum')).toBe('made by one');
  expect(await why('mia', 'nadia')).toBeNull();
  expect(await why('grace', 'nadia', ['callum'])).toBeNull();
});

it('refuses each in words that name that reason alone', () => {
  const { MockKeyConfirmerMadeProposer: one, MockKeyConfirmerMadeByProposer: two } = keysRefusals;
  const { MockKeyConfirmerMadeByOne: three } = keysRefusals;
  const reasons = [/you made whoever proposed it an admin/, /whoever proposed it made you an admin/, /the same person/];
  const named = [one, two, three].map(({ title }) => reasons.map((reason) => reason.test(title)));
  expect(named).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ]);
});

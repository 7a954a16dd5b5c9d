import { expect, it } from '@jest/globals';
import { londonDay } from 'platform/clock';
import { visitor, type Caller, type QueryDeps } from 'platform/http';
import type { ReplyOf } from 'schemas/describe/contract';
import type { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import type { Grant, RightName } from 'schemas/rights/grant';
import { asked } from '../../testing/asked';
import { trialQuery } from './trial.query';

const DAY_MS = 86_400_000;
const registeredAt = new Date(Date.now() - 2 * DAY_MS).toISOString();
const account = {
  trialEndsOn: londonDay(new Date(Date.now() + 20 * DAY_MS)),
  emailConfirmedAt: null as string | null,
  registeredAt,
};

const GIVEN = '2026-01-01T00:00:00.000Z';
const grant = (gives: RightName, ...ends: readonly (string | null)[]): Grant => ({
  grantId: gives,
  learnerId: null,
  gives: [gives],
  sessionIds: [],
  source: 'staff',
  beginsAt: GIVEN,
  terms: ends.map((endsAt) => ({ since: GIVEN, endsAt, why: 'given' })),
});

async function told(
  more: Partial<typeof account>,
  { counted = 0, given = [], ...has }: Partial<Caller> & { counted?: number; given?: readonly Grant[] } = {},
) {
  const rowsOf = (text: string): readonly object[] => {
    if (text.includes('accounts_accounts')) return [{ ...account, ...more }];
    return text.includes('rights_grants') ? given : [{ counted }];
  };
  const prepared = (text: string) => Promise.resolve(rowsOf(text));
  const db = { prepared } as QueryDeps['db'];
  const caller = { ...visitor, accountId: 'ann', learnerId: 'amara', ...has };
  const [reply] = await asked<ReplyOf<typeof getTimeLeftOnFreemiumTrial>>(trialQuery(50), {}, { caller, db });
  return reply;
}
const confirmEmailBy = async (more: Partial<typeof account>, given: readonly Grant[] = []) =>
  (await told(more, { given })).confirmEmailBy;

it.each([
  [0, 50],
  [20, 30],
  [50, 0],
])(
  'says after the trial, too, of %d questions answered today that %d are left: what was begun may be finished',
  async (counted, remainingToday) => {
    expect(await told({ trialEndsOn: '2020-01-01' }, { counted })).toMatchObject({ remainingToday, dailyLimit: 50 });
    expect(await told({}, { counted })).toMatchObject({ remainingToday, dailyLimit: 50 });
  },
);

it('asks a trial whose address is not confirmed to confirm it by the day of the sign-up, in London', async () => {
  expect(await confirmEmailBy({})).toBe(londonDay(registeredAt));
  // Half past eleven in the evening of the 30th in UTC is the next day in a London summer.
  expect(await confirmEmailBy({ registeredAt: '2026-06-30T23:30:00.000Z' })).toBe('2026-07-01');
});

it.each([
  ['the address is confirmed', { emailConfirmedAt: registeredAt }],
  ['the trial is over', { trialEndsOn: '2020-01-01' }],
  ['there is a standard plan', {}, [grant('practice', null)]],
])('asks for nothing where %s', async (_, more, given: readonly Grant[] = []) => {
  expect(await confirmEmailBy(more, given)).toBeNull();
});

it('knows no trial of whoever has a plan by a grant, and the longer one of whoever was given more of it', async () => {
  expect((await told({}, { given: [grant('practice', null)] })).trialEndsOn).toBeNull();
  const given = [grant('daily-practice', '2027-07-01T23:00:00.000Z')];
  expect((await told({ trialEndsOn: '2026-01-01' }, { given })).trialEndsOn).toBe('2027-07-01');
  expect((await told({ trialEndsOn: '2027-08-01' }, { given })).trialEndsOn).toBe('2027-08-01');
});

it('goes on with the trial as soon as a plan was given back, though the token lends the plan’s role until it is renewed', async () => {
  const roles = ['ROLE_FREE_USER', 'ROLE_USER'];
  const lent = [{ role: 'ROLE_USER', endsAt: '2099-01-01T00:00:00.000Z' }];
  const given = [grant('practice', '2099-01-01T00:00:00.000Z', GIVEN)];
  expect(await told({}, { given, roles, lent })).toMatchObject({ trialEndsOn: account.trialEndsOn, dailyLimit: 50 });
});

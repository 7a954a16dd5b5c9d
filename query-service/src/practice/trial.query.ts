import { daysBetween, londonDay } from 'platform/clock';
import { answer, type Caller } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import type { RowOf } from 'schemas/describe/table';
import { learnerDays } from 'schemas/practice/worksheets/learner-days.table';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';

type Account = Pick<RowOf<typeof accounts>, 'roles' | 'trialEndsOn' | 'emailConfirmedAt' | 'registeredAt'>;

/** How much of the trial and of the day is left; the daily limit is a setting, the same that the commands keep. */
export const trialQuery = (questionsADay: number) =>
  answer(getTimeLeftOnFreemiumTrial, { reads: [accounts, learnerDays] }, async (_, { db, caller, now }) => {
    const today = londonDay(now);
    const account = await db
      .from(accounts)
      .select(['learnerId', 'roles', 'trialEndsOn', 'emailConfirmedAt', 'registeredAt'])
      // The trial is the family's, whichever of its parents asks.
      .where('accountId', '=', caller.familyId ?? caller.accountId)
      .executeTakeFirst();
    const endsOn = trialOf(account, caller);
    if (account === undefined || endsOn === null) return none;
    const day = await db
      .from(learnerDays)
      .select('counted')
      // Siblings share a day, which is named after the first of them.
      .where('learnerId', '=', account.learnerId)
      .where('day', '=', today)
      .executeTakeFirst();
    const daysLeft = daysBetween(today, endsOn);
    return {
      daysLeft,
      trialEndsOn: endsOn,
      dailyLimit: questionsADay,
      // What was begun in the trial may be finished after it, a day's worth a day.
      remainingToday: Math.max(0, questionsADay - (day?.counted ?? 0)),
      confirmEmailBy: daysLeft < 0 ? null : confirmBy(account),
    };
  });

const none = { daysLeft: null, trialEndsOn: null, dailyLimit: null, remainingToday: null, confirmEmailBy: null };

/** The day of the sign-up, as the commands have it: that is when the address was asked to be confirmed. */
const confirmBy = ({ emailConfirmedAt, registeredAt }: Account) =>
  emailConfirmedAt === null ? londonDay(registeredAt) : null;

/** The standard plan has no trial, whatever went before it; a trial that was made longer ends with the last of its grants. */
function trialOf(account: Account | undefined, { roles, lent }: Caller): string | null {
  if (account === undefined || [...account.roles, ...roles].includes('ROLE_USER')) return null;
  const days = [account.trialEndsOn, lastDayLent(lent)].filter((day) => day !== null);
  return days.sort().at(-1) ?? null;
}

function lastDayLent(lent: Caller['lent'] = []): string | null {
  const endsAt = lent.find(({ role }) => role === 'ROLE_FREE_USER')?.endsAt ?? null;
  return endsAt === null ? null : londonDay(new Date(Date.parse(endsAt) - 1));
}

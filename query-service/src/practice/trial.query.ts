import { daysBetween, londonDay } from 'platform/clock';
import { answer } from 'platform/http';
import type { accounts } from 'schemas/accounts/accounts.table';
import type { RowOf } from 'schemas/describe/table';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/practice.contract';

type Account = RowOf<typeof accounts>;

/** How much of the trial and of the day is left; the daily limit is a setting, the same that the commands keep. */
export const trialQuery = (questionsADay: number) =>
  answer(getTimeLeftOnFreemiumTrial, async (_, { db, caller, now }) => {
    const today = londonDay(now);
    const [account] = await db.many<Account>(`select * from read.accounts_accounts where "accountId" = $1`, [
      caller.accountId,
    ]);
    const endsOn = trialOf(account);
    if (endsOn === null) return { daysLeft: null, trialEndsOn: null, dailyLimit: null, remainingToday: null };
    const [day] = await db.many<{ allotted: number }>(
      `select allotted from read.practice_learner_days where "learnerId" = $1 and day = $2`,
      [caller.learnerId, today],
    );
    const daysLeft = daysBetween(today, endsOn);
    return {
      daysLeft,
      trialEndsOn: endsOn,
      dailyLimit: questionsADay,
      remainingToday: daysLeft < 0 ? 0 : Math.max(0, questionsADay - (day?.allotted ?? 0)),
    };
  });

/** The standard plan has no trial, whatever went before it. */
function trialOf(account: Account | undefined): string | null {
  return account === undefined || account.roles.includes('ROLE_USER') ? null : account.trialEndsOn;
}

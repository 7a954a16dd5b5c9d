import { daysBetween, londonDay } from 'platform/clock';
import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import type { RowOf } from 'schemas/describe/table';
import { learnerDays } from 'schemas/practice/worksheets/learner-days.table';
import { getTimeLeftOnFreemiumTrial } from 'schemas/practice/worksheets/trial.contract';
import { grants } from 'schemas/rights/grants.table';
import { rightsAt, type Rights } from 'schemas/rights/rights-at';

type Account = Pick<RowOf<typeof accounts>, 'trialEndsOn' | 'emailConfirmedAt' | 'registeredAt'>;

/** How much of the trial and of the day is left; the daily limit is a setting, the same that the commands keep. */
export const trialQuery = (questionsADay: number) =>
  answer(getTimeLeftOnFreemiumTrial, { reads: [accounts, grants, learnerDays] }, async (_, { db, caller, now }) => {
    const today = londonDay(now);
    // The trial is the family's, whichever of its parents asks.
    const familyId = caller.familyId ?? caller.accountId;
    const [account, given] = await Promise.all([
      db
        .from(accounts)
        .select(['learnerId', 'trialEndsOn', 'emailConfirmedAt', 'registeredAt'])
        .where('accountId', '=', familyId)
        .executeTakeFirst(),
      grantsOf(familyId, db),
    ]);
    const endsOn = account === undefined ? null : trialOf(account, rightsAt(given, caller.learnerId, now));
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

/** By these, as the commands judge too, and not by the caller's roles: what a token lends is lent until it is renewed, be the plan ended meanwhile. */
const grantsOf = (familyId: string, db: Reads<typeof grants.name>) =>
  db
    .from(grants)
    .select(['grantId', 'learnerId', 'gives', 'sessionIds', 'source', 'beginsAt', 'terms'])
    .where('familyId', '=', familyId)
    .execute();

/** The standard plan has no trial, whatever went before it; a trial that was made longer ends with the last of its grants. */
function trialOf({ trialEndsOn }: Pick<Account, 'trialEndsOn'>, { held }: Rights): string | null {
  if (held.practice !== null) return null;
  const days = [trialEndsOn, lastDayOf(held['daily-practice']?.endsAt ?? null)].filter((day) => day !== null);
  return days.sort().at(-1) ?? null;
}

/** Ends are exclusive. */
const lastDayOf = (endsAt: string | null): string | null =>
  endsAt === null ? null : londonDay(new Date(Date.parse(endsAt) - 1));

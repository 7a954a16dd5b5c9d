import { answer } from 'platform/http';
import { getMySecondFactor } from 'schemas/accounts/second-factor/second-factor.contract';
import { secondFactors } from 'schemas/accounts/second-factor/second-factors.table';

export const mySecondFactorQuery = answer(
  getMySecondFactor,
  { reads: [secondFactors] },
  async (_, { db, caller: { accountId } }) => {
    const factor = await db
      .from(secondFactors)
      .select(['setUpAt', 'recoveryCodesLeft'])
      .where('accountId', '=', accountId)
      .executeTakeFirst();
    return { setUpAt: factor?.setUpAt ?? null, recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0 };
  },
);

import { RECOVERY_CODES } from 'schemas/accounts/second-factor/second-factor.events';
import { secondFactors } from 'schemas/accounts/second-factor/second-factors.table';
import { set } from 'platform/projections';
import { readModel } from '../read-model';

export const secondFactorsProjection = readModel(secondFactors, { version: 1 }).fold({
  SecondFactorSetUp: (_, { data: { accountId, factorId }, meta }) => ({
    accountId,
    factorId,
    setUpAt: meta.at,
    recoveryCodesLeft: RECOVERY_CODES,
  }),
  RecoveryCodeUsed: (row, { data }) => set(row, { recoveryCodesLeft: data.left }),
  SecondFactorRemoved: () => null,
});

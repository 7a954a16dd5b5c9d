import { set } from 'platform/projections';
import { learnerLooks } from 'schemas/accounts/looking/looks.table';
import { readModel } from '../read-model';

export const learnerLooksProjection = readModel(learnerLooks, { version: 2 }).fold({
  LearnerLookedAs: (_, { data: { lookId, by, accountId, learnerId, reason, endsAt }, meta }) => ({
    lookId,
    by,
    accountId,
    learnerId,
    reason,
    beganAt: meta.at,
    endsAt,
    endedAt: null,
  }),
  LearnerLookEnded: (row, { meta }) => set(row, { endedAt: meta.at }),
});

import { answer } from 'platform/http';
import { getLearnerChoices } from 'schemas/practice/worksheets/checking.contract';
import { USUAL_FIT } from 'schemas/practice/worksheets/fit';
import { learnerChoices } from 'schemas/practice/worksheets/learner-choices.table';

export const learnerChoicesQuery = answer(
  getLearnerChoices,
  { reads: [learnerChoices] },
  async (_, { db, caller: { learnerId } }) => {
    const row = await db
      .from(learnerChoices)
      .select(['checksEach', 'fit'])
      .where('learnerId', '=', learnerId)
      .executeTakeFirst();
    return { checksEach: row?.checksEach ?? false, fit: row?.fit ?? USUAL_FIT };
  },
);

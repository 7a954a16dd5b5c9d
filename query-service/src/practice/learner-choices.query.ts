import { answer } from 'platform/http';
import { getLearnerChoices } from 'schemas/practice/worksheets/checking.contract';
import { learnerChoices } from 'schemas/practice/worksheets/learner-choices.table';

export const learnerChoicesQuery = answer(
  getLearnerChoices,
  { reads: [learnerChoices] },
  async (_, { db, caller: { learnerId } }) => {
    const row = await db
      .from(learnerChoices)
      .select('checksEach')
      .where('learnerId', '=', learnerId)
      .executeTakeFirst();
    return { checksEach: row?.checksEach ?? false };
  },
);

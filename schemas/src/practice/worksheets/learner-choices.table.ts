import Type from 'typebox';
import { Id } from '../../describe/schema';
import { table } from '../../describe/table';

/** How each learner likes to practise. Who has chosen nothing has no row. */
export const learnerChoices = table('practice_learner_choices', {
  row: { learnerId: Id, checksEach: Type.Boolean() },
  key: 'learnerId',
});

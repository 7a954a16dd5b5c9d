import Type from 'typebox';
import { Id } from '../../describe/schema';
import { table } from '../../describe/table';
import { Fit } from './fit';

/** How each learner likes to practise. Who has chosen nothing has no row. */
export const learnerChoices = table('practice_learner_choices', {
  keeps: 'What was chosen last: topic, level, number of questions',
  row: { learnerId: Id, checksEach: Type.Boolean(), fit: Fit },
  key: 'learnerId',
});

import { learnerChoices } from 'schemas/practice/worksheets/learner-choices.table';
import { readModel } from '../../read-model';

export const learnerChoicesProjection = readModel(learnerChoices, { version: 1 }).fold({
  CheckingChosen: (_, { data: { learnerId, checksEach } }) => ({ learnerId, checksEach }),
});

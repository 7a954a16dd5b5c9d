import { USUAL_FIT } from 'schemas/practice/worksheets/fit';
import { learnerChoices } from 'schemas/practice/worksheets/learner-choices.table';
import { readModel } from '../../read-model';

export const learnerChoicesProjection = readModel(learnerChoices, { version: 2 }).fold({
  CheckingChosen: (row, { data: { learnerId, checksEach } }) => ({ learnerId, checksEach, fit: row?.fit ?? USUAL_FIT }),
  FitChosen: (row, { data: { learnerId, fit } }) => ({ learnerId, checksEach: row?.checksEach ?? false, fit }),
});

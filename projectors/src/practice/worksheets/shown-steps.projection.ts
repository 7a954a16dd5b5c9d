import { shownSteps } from 'schemas/practice/worksheets/shown-steps.table';
import { readModel } from '../../read-model';

export const shownStepsProjection = readModel(shownSteps, { version: 1 }).fold({
  StepsShown: (_, { data: { worksheetId, number, learnerId } }) => ({ worksheetId, number, learnerId }),
});

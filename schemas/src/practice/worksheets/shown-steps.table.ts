import { Count, Id } from '../../describe/schema';
import { table } from '../../describe/table';

/** Every question of which all steps were opened after a first try that was not right. */
export const shownSteps = table('practice_shown_steps', {
  keeps: 'Where the worked steps were looked at',
  row: { worksheetId: Id, number: Count, learnerId: Id },
  key: ['worksheetId', 'number'],
  indexes: [['learnerId']],
});

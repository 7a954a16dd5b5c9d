import Type from 'typebox';
import { Count, Id, Personal } from '../../describe/schema';
import { table } from '../../describe/table';
import { Answer } from './worksheet.events';

/** The last answer to each question that has one. */
export const worksheetAnswers = table('practice_worksheet_answers', {
  keeps: 'Answers as they were typed',
  row: {
    worksheetId: Id,
    number: Count,
    learnerId: Id,
    answer: Personal(Answer, 'learnerId'),
    /** Given after the limit of a timed worksheet. */
    late: Type.Boolean(),
  },
  key: ['worksheetId', 'number'],
  indexes: [['learnerId']],
});

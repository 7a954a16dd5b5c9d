import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id, Personal } from '../../describe/schema';
import { table } from '../../describe/table';
import { Answer } from './worksheet.events';

/** Every answer that was checked while its worksheet was being done, by its try. */
export const checks = table('practice_checks', {
  keeps: 'Answers that were checked one by one',
  row: {
    worksheetId: Id,
    number: Count,
    /** 1 or 2: the first is the one that counts. */
    try: Count,
    learnerId: Id,
    answer: Personal(Answer, 'learnerId'),
    correct: Type.Boolean(),
    otherForm: Type.Boolean(),
    /** What went wrong, where that can be said. */
    errorTag: Maybe(Id),
  },
  key: ['worksheetId', 'number', 'try'],
  indexes: [['learnerId']],
});

import Type from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Id } from '../../describe/schema';
import { table } from '../../describe/table';
import { IssuedQuestion } from '../../questions/question';
import { Answer } from './worksheet.events';

/** The questions of every worksheet with their answers; the key and the solution are shown once it is marked. */
export const worksheetQuestions = table('practice_worksheet_questions', {
  row: {
    worksheetId: Id,
    number: Count,
    learnerId: Id,
    question: IssuedQuestion,
    answer: Maybe(Answer),
    secondsSpent: Maybe(Count),
    correct: Maybe(Type.Boolean()),
    flagged: Type.Boolean(),
  },
  key: ['worksheetId', 'number'],
});

import Type from 'typebox';
import { Id } from '../../describe/schema';
import { table } from '../../describe/table';
import { IssuedQuestion } from '../../questions/question';

/** What was issued, once for each worksheet and as a whole, which compresses well; nothing changes it. */
export const issuedQuestions = table('practice_issued_questions', {
  keeps: 'Questions of the worksheets',
  row: {
    worksheetId: Id,
    /** In the order of their numbers; keys and solutions are shown once the worksheet is marked. */
    questions: Type.Array(IssuedQuestion),
  },
  key: 'worksheetId',
});

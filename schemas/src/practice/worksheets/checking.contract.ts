import Type from 'typebox';
import { learners } from '../../accounts/roles';
import { command, query } from '../../describe/contract';
import { Id } from '../../describe/schema';
import { QuestionNumber } from '../../questions/question';
import { Fit } from './fit';
import { told } from './worksheets.contract';
import { Answer, Try } from './worksheet.events';

export const getLearnerChoices = query({
  call: 'POST /getLearnerChoices',
  who: learners,
  summary:
    'How the caller likes to practise: whether each question is checked as it is answered, and how hard it is to be.',
  reply: { checksEach: Type.Boolean(), fit: Fit },
});

export const chooseChecking = command({
  call: 'POST /chooseChecking',
  who: learners,
  summary:
    'Whether the caller’s next worksheets are checked question by question. Timed ones, practice tests and paper never are.',
  request: { checksEach: Type.Boolean() },
});

export const checkAnswer = command({
  call: 'POST /checkAnswer',
  who: learners,
  summary:
    'Marks one answer of a worksheet that is checked question by question. The first try is the answer that `submitAnswer` has kept: it counts, and cannot be changed any more. After one that is not right there is a second, which counts for nothing, and until then no key is told.',
  request: { worksheetId: Id, questionNumber: QuestionNumber, answer: Answer, try: Try },
  reply: {
    isCorrect: Type.Boolean(),
    /** Not right, and yet the right amount, in another form than the one asked for. */
    isOtherForm: Type.Boolean(),
    ...told,
  },
  refusals: [
    'WorksheetNotFound',
    'QuestionNotFound',
    'WorksheetComplete',
    'WorksheetIsDiscarded',
    'CheckingNotOffered',
    'NothingToCheck',
    'AnswerNotKept',
    'AnswerChecked',
    'TryNotOpen',
  ],
});

export const showSteps = command({
  call: 'POST /showSteps',
  who: learners,
  summary:
    'All steps of a question that was checked, and its answer. Whoever opens them before a second try has none any more.',
  request: { worksheetId: Id, questionNumber: QuestionNumber },
  reply: { correctAnswer: Type.String(), solution: Type.String(), stepsFigure: told.stepsFigure },
  refusals: ['WorksheetNotFound', 'QuestionNotFound', 'WorksheetIsDiscarded', 'CheckingNotOffered', 'StepsNotOpen'],
});

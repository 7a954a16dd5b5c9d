import Type from 'typebox';
import { learners } from '../../accounts/roles';
import { command } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Email, Id, Own, Shape } from '../../describe/schema';
import { Level } from '../../questions/question';
import { issuedWorksheet } from './issued-worksheet';

const ownEmail = Maybe(Own(Email, 'email'));

/** Some questions of one type; without a level from easy to hard. An English topic is its own one question type. */
export const plannedPart = {
  questionType: Id,
  level: Maybe(Level),
  count: Type.Integer({ minimum: 1, maximum: 20 }),
};

export const getEnglishQuestions = command({
  call: 'POST /getEnglishQuestions',
  who: learners,
  summary:
    'Issues a worksheet of written items of one English topic, none twice until all were given. `SPELLING` and `spelling` are the same topic.',
  request: {
    email: ownEmail,
    questionTopic: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z][A-Za-z_ -]*$' }),
    numQuestions: Type.Integer({ minimum: 1, maximum: 20 }),
  },
  reply: issuedWorksheet,
  refusals: ['QuestionTypeNotKnown', 'EmailNotConfirmed', 'TooManyQuestionsOpen'],
});

export const getEnglishComprehension = command({
  call: 'POST /getEnglishComprehension',
  who: learners,
  summary: 'Issues a passage with its questions; for paid plans, a free account is told -2.',
  request: {
    email: ownEmail,
    /** Of the passage, as near as there is one; middling unless told. */
    level: Maybe(Level),
  },
  reply: issuedWorksheet,
});

export const startPlannedWorksheet = command({
  call: 'POST /startPlannedWorksheet',
  who: learners,
  summary:
    'Issues a worksheet of chosen question types at chosen levels, over several topics: what to try next, mistakes to put right, timed practice, or a worksheet on paper.',
  request: {
    purpose: Type.Enum(['practice', 'try-next', 'mistakes', 'paper']),
    parts: Type.Array(Shape(plannedPart), { minItems: 1, maxItems: 20 }),
    /** The time limit is the sum of the questions' own target times. */
    timed: Maybe(Type.Boolean()),
  },
  reply: issuedWorksheet,
  refusals: ['QuestionTypeNotKnown', 'QuantitiesNotRight', 'EmailNotConfirmed', 'TooManyQuestionsOpen'],
});

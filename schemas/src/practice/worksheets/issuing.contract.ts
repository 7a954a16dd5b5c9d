import Type from 'typebox';
import { learners } from '../../accounts/roles';
import { command } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Id, Shape, Text } from '../../describe/schema';
import { Level, Subject } from '../../questions/question';
import { ownEmail } from '../as-sent';
import { issuedWorksheet } from './issued-worksheet';

/** Some questions of one type; without a level from easy to hard. An English topic is its own one question type. */
export const plannedPart = {
  questionType: Id,
  level: Maybe(Level),
  count: Type.Integer({ minimum: 1, maximum: 20 }),
};

export const getSomeQuestions = command({
  call: 'GET /getSomeQuestions/{subject}/{parent}/{topic}/{type}/{count}/{email}',
  who: learners,
  summary:
    'Issues a worksheet. `type` is a list of question types and `count` the quantity of each, both with commas between; `practice-test` as the type asks for a mixed one. The e-mail in the path is ignored.',
  request: {
    subject: Subject,
    parent: Id,
    topic: Id,
    type: Type.String({ minLength: 1, maxLength: 1_000, pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$' }),
    count: Type.String({ minLength: 1, maxLength: 100, pattern: '^([1-9]|1[0-9]|20)(,([1-9]|1[0-9]|20))*$' }),
    email: Text(254),
  },
  reply: issuedWorksheet,
  refusals: ['QuestionTypeNotKnown', 'QuantitiesNotRight', 'EmailNotConfirmed', 'TooManyQuestionsOpen'],
});

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
    /** To be printed and done with a pencil. */
    onPaper: Maybe(Type.Boolean()),
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

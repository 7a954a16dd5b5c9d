import { commandsTo, flow, type CommandDeps, type Route } from 'platform/http';
import type { RequestOf } from 'schemas/describe/contract';
import type { AuthoredQuestion } from 'schemas/mock-exams/sets/authored';
import {
  addQuestionToMockExamSection,
  cloneMockExamQuestion,
  deleteMockExamQuestion,
  editQuestionInMockExamSection,
  orderMockExamQuestions,
} from 'schemas/mock-exams/sets/question.contract';
import { answerAmong, answerStill, isTooMany, optionsIn } from './choice';
import { examSet } from './exam-set.decider';
import { findQuestion } from './rules/exam-set-state.rules';
import { idIn, setOf } from './ids';
import { questionOf } from './rules/question.rules';

const on = commandsTo(examSet);

/** No question has a higher one. */
const MOST_NUMBER = 999;

/** Questions of a section. */
export const questionRoutes: readonly Route<CommandDeps>[] = [
  flow(addQuestionToMockExamSection, async ({ mockExamSectionId: sectionId, ...typed }, tools) => {
    const setId = setOf(sectionId);
    const questionId = idIn(setId, 'question', tools);
    const question = asTyped(blank(questionId), typed, (code) => tools.refuse(code));
    await tools.handle(examSet, setId, { type: 'AddQuestions', data: { setId, sectionId, questions: [question] } });
    return { mockExamQuestionId: questionId };
  }),
  flow(editQuestionInMockExamSection, async ({ mockExamQuestionId: questionId, seen, ...typed }, tools) => {
    const setId = setOf(questionId);
    const found = findQuestion(await tools.read(examSet, setId), questionId);
    if (!found) return tools.refuse('MockExamQuestionNotFound');
    const question = asTyped(questionOf(found.question), typed, (code) => tools.refuse(code));
    await tools.handle(examSet, setId, { type: 'EditQuestion', data: { setId, question, seen } });
    return {};
  }),
  flow(cloneMockExamQuestion, async ({ mockExamQuestionId: before }, tools) => {
    const setId = setOf(before);
    const found = findQuestion(await tools.read(examSet, setId), before);
    if (!found) return tools.refuse('MockExamQuestionNotFound');
    const { sectionId, questions } = found.section;
    const questionId = idIn(setId, 'copy', tools);
    const number = Math.min(MOST_NUMBER, Math.max(...questions.map((one) => one.number)) + 1);
    const copy = Object.assign({}, questionOf(found.question), { questionId, number });
    await tools.handle(examSet, setId, { type: 'AddQuestions', data: { setId, sectionId, questions: [copy] } });
    return { mockExamQuestionId: questionId };
  }),
  on(deleteMockExamQuestion, ({ mockExamQuestionId: questionId }) => {
    const setId = setOf(questionId);
    return { id: setId, command: { type: 'DeleteQuestion', data: { setId, questionId } } };
  }),
  on(orderMockExamQuestions, ({ mockExamSectionId: sectionId, mockExamQuestionIds: questionIds }) => {
    const setId = setOf(sectionId);
    return { id: setId, command: { type: 'OrderQuestions', data: { setId, sectionId, questionIds } } };
  }),
];

const blank = (questionId: string): AuthoredQuestion => ({
  questionId,
  number: 1,
  text: '',
  options: [],
  answer: '',
  explanation: '',
});

type Typed = Omit<RequestOf<typeof editQuestionInMockExamSection>, 'mockExamQuestionId' | 'email' | 'seen'>;
type Refuse = (code: 'MockExamTooManyOptions' | 'MockExamAnswerNotAnOption') => never;

/** A question with what was typed of it; what was left out, and all pictures, stay as they are. */
function asTyped(before: AuthoredQuestion, typed: Typed, refuse: Refuse): AuthoredQuestion {
  const { questionNumber, questionText, explanation } = typed;
  return {
    ...before,
    number: Number(questionNumber),
    text: questionText?.trim() ?? before.text,
    ...choiceTyped(before, typed, refuse),
    explanation: explanation?.trim() ?? before.explanation,
  };
}

function choiceTyped(before: AuthoredQuestion, { multipleChoiceOptions, correctAnswer }: Typed, refuse: Refuse) {
  const options = multipleChoiceOptions === undefined ? before.options : optionsLike(before, multipleChoiceOptions);
  const texts = options.map(({ text }) => text);
  if (isTooMany(texts)) return refuse('MockExamTooManyOptions');
  if (correctAnswer === undefined) return { options, answer: answerStill(options, before.answer) };
  const answer = answerAmong(texts, correctAnswer);
  return answer === undefined ? refuse('MockExamAnswerNotAnOption') : { options, answer };
}

/** Pictures of options stay at their letters. */
function optionsLike({ options }: AuthoredQuestion, typed: string): AuthoredQuestion['options'] {
  const texts = optionsIn(typed);
  // Options that are pictures alone have no words to type.
  const isUntold = texts.length === 0 && options.some(({ picture }) => picture);
  if (isUntold) return options.map((option) => ({ ...option, text: '' }));
  return texts.map((text, n) => {
    const picture = options[n]?.picture;
    return { text, ...(picture && { picture }) };
  });
}

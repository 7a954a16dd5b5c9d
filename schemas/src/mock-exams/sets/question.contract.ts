import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { command, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Id, orNull, Shape, Text } from '../../describe/schema';
import { ignored, ownEmail } from '../../practice/as-sent';
import { MOST_SECTION_QUESTIONS, PaperOption, Picture } from '../paper';
import { AuthoredQuestion, DrawnFrom, SeenText, TypedNumber, notChanged } from './authored';

/** A number, or its digits. */
const QuestionNumber = Type.Union([TypedNumber, Type.String({ maxLength: 3, pattern: '^0*[1-9]\\d{0,2}$' })]);

const question = {
  questionNumber: QuestionNumber,
  questionText: Maybe(Text(8_000)),
  /** Joined by `||`; at most five. */
  multipleChoiceOptions: Maybe(Text(10_100)),
  /** A letter, or the text of the right option; empty while nobody has said. */
  correctAnswer: Maybe(Text(2_000)),
  explanation: Maybe(Text(4_000)),
};

const choice = ['MockExamTooManyOptions', 'MockExamAnswerNotAnOption'] as const;
const missing = [...notChanged, 'MockExamQuestionNotFound'] as const;
const sectionMissing = [...notChanged, 'MockExamSectionNotFound'] as const;

export const addQuestionToMockExamSection = command({
  call: 'POST /addQuestionToMockExamSection',
  who: admins,
  summary: 'Adds a question to a section. Its pictures are added by calls of their own.',
  bodyKiB: 128,
  request: { email: ownEmail, mockExamSectionId: Id, ...question, questionImage: ignored, answerChoices: ignored },
  reply: { mockExamQuestionId: Id },
  refusals: [...sectionMissing, ...choice, 'MockExamFull'],
});

const SeenQuestion = Shape({
  questionNumber: SeenText,
  questionText: SeenText,
  multipleChoiceOptions: SeenText,
  correctAnswer: SeenText,
  explanation: SeenText,
});

export const editQuestionInMockExamSection = command({
  call: 'POST /editQuestionInMockExamSection',
  who: admins,
  summary: 'Changes all of a question but its pictures; what is left out stays as it is.',
  bodyKiB: 256,
  request: { email: ownEmail, mockExamQuestionId: Id, ...question, seen: Maybe(SeenQuestion) },
  refusals: [...missing, ...choice, 'MockExamEditedMeanwhile'],
});

export const deleteMockExamQuestion = command({
  call: 'POST /deleteMockExamQuestion',
  who: admins,
  summary: 'Takes a question out of its section.',
  request: { email: ownEmail, mockExamQuestionId: Id },
  refusals: missing,
});

export const cloneMockExamQuestion = command({
  call: 'POST /cloneMockExamQuestion',
  who: admins,
  summary: 'Adds a question like one that is there to its section, after the last: with its pictures and its key.',
  request: { email: ownEmail, mockExamQuestionId: Id },
  reply: { mockExamQuestionId: Id },
  refusals: [...missing, 'MockExamFull'],
});

export const orderMockExamQuestions = command({
  call: 'POST /orderMockExamQuestions',
  who: admins,
  summary:
    'Puts the questions of a section in order, all of them, each once, and numbers them on from the first number.',
  request: {
    email: ownEmail,
    mockExamSectionId: Id,
    mockExamQuestionIds: Type.Array(Id, { maxItems: MOST_SECTION_QUESTIONS }),
  },
  refusals: [...sectionMissing, 'MockExamOrderNotWhole'],
});

export const getMockExamQuestionsForSections = query({
  call: 'POST /getMockExamQuestionsForSections',
  who: admins,
  summary: 'The questions of a section in their order, as they are being written, with their keys.',
  request: { email: ownEmail, mockExamSectionId: Id },
  reply: Type.Array(
    Shape({
      mockExamQuestionId: Id,
      /** As typed. */
      mockExamQuestionNumber: TypedNumber,
      mockExamQuestionText: Type.String(),
      mockExamQuestionImage: orNull(Picture),
      textMultipleChoiceOptions: Type.String(),
      options: Type.Array(PaperOption),
      correctAnswer: AuthoredQuestion.properties.answer,
      explanation: Type.String(),
      answerImage: orNull(Picture),
      drawnFrom: orNull(DrawnFrom),
    }),
  ),
});

import Type, { type Static } from 'typebox';
import { command, roles } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Email, Id, Instant, Own, Shape } from '../../describe/schema';
import { ContentHash, MOST_PAPER_QUESTIONS, Paper, Picture } from '../paper';
import { OptionLetter } from '../sittings/sitting.events';

/** What is sat to see how an exam is, and counts for nothing: three questions against a short clock, or a paper without one. */
export const rehearsals = ['demo', 'practice'] as const;
const Rehearsal = Type.Enum([...rehearsals]);
export type RehearsalName = (typeof rehearsals)[number];

const sitters = roles('ROLE_MOCK_EXAM_STUDENT');
const own = { email: Maybe(Own(Email, 'email')), rehearsal: Rehearsal };

export const getRehearsalPaper = command({
  call: 'POST /mock-exams/rehearsalPaper',
  who: sitters,
  summary:
    'The paper of the demo test or of the practice exam, the same for everybody, without its keys. It writes nothing; it is no query because the question bank is asked.',
  request: own,
  reply: { serverNow: Instant, paperHash: ContentHash, paper: Paper },
});

/** What became of one question of a paper that was handed in. */
const RehearsalMark = Shape({
  mockExamQuestionId: Id,
  /** Absent where it was left blank. */
  userAnswer: Maybe(OptionLetter),
  isCorrect: Type.Boolean(),
  correctAnswer: OptionLetter,
  explanation: Type.String({ maxLength: 4_000 }),
  picture: Maybe(Picture),
});
export type RehearsalMark = Static<typeof RehearsalMark>;

export const markRehearsal = command({
  call: 'POST /mock-exams/markRehearsal',
  who: sitters,
  summary:
    'Marks a demo test or a practice exam that is handed in, and tells the solutions. Nothing of it is kept; of two answers to one question the last counts.',
  request: {
    ...own,
    paperHash: ContentHash,
    answers: Type.Array(Shape({ mockExamQuestionId: Id, userAnswer: OptionLetter }), {
      maxItems: MOST_PAPER_QUESTIONS,
    }),
  },
  reply: {
    serverNow: Instant,
    numberCorrect: Count,
    /** One of each question, in their order. */
    marks: Type.Array(RehearsalMark),
  },
  refusals: ['RehearsalHasChanged', 'RehearsalQuestionNotFound'],
});

import type { Paper } from 'schemas/mock-exams/paper';
import { unanswered, type Answered } from 'schemas/mock-exams/sittings/question.rules';
import type { PictureSource } from '../exam-view/paper-picture';
import type { Reviewed } from './api';

type Given = NonNullable<Reviewed['MockExamAnswerSet']>['mockExamAnswers'][number];
type Solution = NonNullable<Reviewed['solutions']>[number];

/** `untold`: it has no key; `void`: it was decided afterwards that it counts for nobody. */
export type Outcome = 'right' | 'wrong' | 'blank' | 'untold' | 'void';

/** One question of a paper under review. */
export interface ReviewedQuestion {
  readonly id: string;
  readonly number: number;
  readonly given: Given | undefined;
  readonly solution: Solution | undefined;
  readonly outcome: Outcome;
}

/** The paper as the exam view draws it. */
export const paperOf = ({ paper, MockExamPaper }: Reviewed): Paper => ({
  paperId: paper.mockExamId,
  name: paper.examName,
  minutes: paper.examDurationInMinutes,
  sections: MockExamPaper?.mockExamSections ?? [],
});

export function reviewedQuestions(reply: Reviewed): readonly ReviewedQuestion[] {
  const given = new Map(
    reply.MockExamAnswerSet?.mockExamAnswers.map((one) => [one.mockExamQuestionsCompositeId.mockExamQuestionId, one]),
  );
  const solutions = new Map(reply.solutions?.map((one) => [one.mockExamQuestionId, one]));
  return paperOf(reply).sections.flatMap(({ questions }) =>
    questions.map(({ questionId: id, number }) => {
      const [answer, solution] = [given.get(id), solutions.get(id)];
      return { id, number, solution, given: answer, outcome: outcomeOf(answer, solution) };
    }),
  );
}

function outcomeOf(given: Given | undefined, solution: Solution | undefined): Outcome {
  if (!solution) return 'untold';
  if (solution.decided?.counts === false) return 'void';
  if (!given || given.userAnswer === '') return 'blank';
  return given.userAnswer === solution.correctAnswer ? 'right' : 'wrong';
}

/** Where the child stood with each question in the end. */
export function answeredBy(questions: readonly ReviewedQuestion[]): Readonly<Record<string, Answered>> {
  return Object.fromEntries(
    questions.map(({ id, given }) => {
      const option = given === undefined || given.userAnswer === '' ? null : given.userAnswer;
      return [id, { ...unanswered, option, submitted: option }];
    }),
  );
}

export const keysIn = (questions: readonly ReviewedQuestion[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    questions.flatMap(({ id, solution, outcome }) =>
      solution && outcome !== 'void' ? [[id, solution.correctAnswer]] : [],
    ),
  );

/** Uploaded pictures come with the paper. */
export function picturesIn({ pictures = [] }: Reviewed): PictureSource {
  const addresses = new Map(
    pictures.map(({ hash, mediaType, base64 }) => [hash, `data:${mediaType};base64,${base64}`]),
  );
  return (hash) => addresses.get(hash);
}

import Type, { type Static } from 'typebox';
import { Maybe } from '../describe/events';
import { Count, Id, Shape } from '../describe/schema';

export const Subject = Type.Enum(['maths', 'verbal-reasoning', 'english', 'non-verbal-reasoning']);
export type SubjectKey = Static<typeof Subject>;
export const subjectKeys: readonly SubjectKey[] = ['maths', 'verbal-reasoning', 'english', 'non-verbal-reasoning'];

/** As the screens name them. */
export const subjectTitles: Readonly<Record<SubjectKey, string>> = {
  maths: 'Maths',
  'verbal-reasoning': 'Verbal Reasoning',
  english: 'English',
  'non-verbal-reasoning': 'Non-Verbal Reasoning',
};

/** More questions no worksheet holds: what read tables sum over worksheets stays far below what a column holds. */
export const MOST_QUESTIONS = 100;

/** 1, 2, 3 … within the worksheet. */
export const QuestionNumber = Type.Integer({ minimum: 1, maximum: MOST_QUESTIONS });

export const Level = Type.Integer({ minimum: 1, maximum: 5 });

/** What stands beside the answer box, so that the child need not write it. */
export const Unit = Shape({ text: Type.String({ maxLength: 40 }), side: Type.Enum(['before', 'after']) });

const Drawing = Type.String({ maxLength: 40_000 });

const prompted = {
  number: QuestionNumber,
  questionType: Id,
  subject: Subject,
  topic: Id,
  subTopic: Id,
  level: Level,
  /** Text with the markup of `describe/markup.ts`. */
  prompt: Type.String({ maxLength: 8_000 }),
  /** SVG. */
  figure: Maybe(Drawing),
  options: Maybe(Type.Array(Type.String({ maxLength: 2_000 }), { minItems: 2, maxItems: 5 })),
  /** SVG, one for each option, where the options are drawn. */
  optionFigures: Maybe(Type.Array(Drawing, { minItems: 2, maxItems: 5 })),
  unit: Maybe(Unit),
  answerForm: Maybe(Type.String({ maxLength: 200 })),
  targetSeconds: Count,
};

/** A question as a child may see it before it is marked: no key, no solution. */
export const LearnerQuestion = Shape(prompted);
export type LearnerQuestion = Static<typeof LearnerQuestion>;

/** A wrong answer that shows how it came about. */
export const Slip = Shape({
  /** Its name: see `slipTitles`. */
  key: Id,
  answer: Type.String({ maxLength: 100 }),
  /** What it comes to, in a line for the parent: `@@1/2 + @@1/3 = @@2/5`. */
  wrote: Type.String({ maxLength: 200 }),
  /** What the child is told of it. */
  tells: Type.String({ maxLength: 400 }),
});
export type Slip = Static<typeof Slip>;

/** What a teacher would draw beside the steps. */
export const StepsFigure = Shape({
  svg: Drawing,
  /** Whether it comes with the first step, before a second try, or gives more away than that. */
  shownWith: Type.Enum(['first-step', 'all-steps']),
});

/** A question as it was issued, key included: kept in the log, so that marking never depends on today's generators. */
export const IssuedQuestion = Shape({
  ...prompted,
  seed: Count,
  genVersion: Count,
  /** The right answer; the letter for multiple choice. */
  key: Type.String({ maxLength: 400 }),
  solution: Type.String({ maxLength: 4_000 }),
  /** Wrong answers that show how they came about, of a question that knows some. */
  slips: Maybe(Type.Array(Slip, { maxItems: 6 })),
  stepsFigure: Maybe(StepsFigure),
  /** A written item: its id in the English bank. */
  itemId: Maybe(Id),
  /** What a written item practises, as `ie-ei`: mistakes are counted by it. */
  ruleTag: Maybe(Id),
});
export type IssuedQuestion = Static<typeof IssuedQuestion>;

/** What a comprehension is about: `||` ends a line, `||p||` a paragraph. */
export const Passage = Shape({
  passageId: Id,
  title: Type.String({ maxLength: 200 }),
  description: Type.String({ maxLength: 400 }),
  text: Type.String({ maxLength: 8_000 }),
});
export type Passage = Static<typeof Passage>;

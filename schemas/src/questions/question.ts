import Type, { type Static } from 'typebox';
import { Maybe } from '../describe/events';
import { Count, Id, Shape } from '../describe/schema';

export const Subject = Type.Enum(['maths', 'verbal-reasoning', 'english']);
export type SubjectKey = Static<typeof Subject>;
export const subjectKeys: readonly SubjectKey[] = ['maths', 'verbal-reasoning', 'english'];

/** As the screens name them. */
export const subjectTitles: Readonly<Record<SubjectKey, string>> = {
  maths: 'Maths',
  'verbal-reasoning': 'Verbal Reasoning',
  english: 'English',
};

export const Level = Type.Integer({ minimum: 1, maximum: 5 });

/** What stands beside the answer box, so that the child need not write it. */
export const Unit = Shape({ text: Type.String({ maxLength: 40 }), side: Type.Enum(['before', 'after']) });

const prompted = {
  /** 1, 2, 3 … within the worksheet. */
  number: Type.Integer({ minimum: 1, maximum: 100 }),
  questionType: Id,
  topic: Id,
  subTopic: Id,
  level: Level,
  /** Text with the markup of `describe/markup.ts`. */
  prompt: Type.String({ maxLength: 8_000 }),
  figure: Maybe(Type.String({ maxLength: 40_000 })),
  options: Maybe(Type.Array(Type.String({ maxLength: 2_000 }), { minItems: 2, maxItems: 5 })),
  unit: Maybe(Unit),
  answerForm: Maybe(Type.String({ maxLength: 200 })),
  targetSeconds: Count,
};

/** A question as a child may see it before it is marked: no key, no solution. */
export const LearnerQuestion = Shape(prompted);
export type LearnerQuestion = Static<typeof LearnerQuestion>;

/** A question as it was issued, key included: kept in the log, so that marking never depends on today's generators. */
export const IssuedQuestion = Shape({
  ...prompted,
  seed: Count,
  genVersion: Count,
  /** The right answer; the letter for multiple choice. */
  key: Type.String({ maxLength: 400 }),
  solution: Type.String({ maxLength: 4_000 }),
});
export type IssuedQuestion = Static<typeof IssuedQuestion>;

import Type, { type Static } from 'typebox';
import { Maybe } from '../../describe/events';
import { Count, Day, Id, Shape, Text } from '../../describe/schema';
import { WallTime } from '../sessions/exam-session.events';
import { MockExamType, MOST_OPTIONS, PaperOption, PaperSubject, Picture } from '../paper';

/** More papers no set has. */
export const MOST_PAPERS = 6;

/** How often a set is changed at most: its stream is read from the beginning, and a copy begins anew. */
export const MOST_EDITS = 5_000;

/** Why no change of a set is taken, whatever it is. */
export const notChanged = ['MockExamSetNotFound', 'MockExamSetChangedTooOften'] as const;

/**
 * One field of what an author had read before an edit, as the query gave it. Where it is otherwise by now, somebody else has changed it
 * meanwhile, and the edit is refused; what is left out is not asked about.
 */
export const SeenText = Maybe(Text(20_000));

/** Where something stands among its like: those that were put in order from 0 on, what is added after the last. */
export const Place = Type.Integer({ minimum: 0, maximum: 100_000 });

export const Minutes = Type.Integer({ minimum: 1, maximum: 300 });

/** A set as its author calls it. Date and time are the author's own note: when it is sat is for a session to say. */
export const SetDetails = Shape({ name: Text(200), type: MockExamType, date: Day, time: WallTime });
export type SetDetails = Static<typeof SetDetails>;

/** A section as it is being written: what it lacks, the readiness list says. */
export const AuthoredSection = Shape({
  sectionId: Id,
  name: Text(200),
  subject: PaperSubject,
  instructions: Text(4_000),
  minutes: Maybe(Minutes),
  exampleText: Text(4_000),
  examplePicture: Maybe(Picture),
  picture: Maybe(Picture),
  /** As typed: `,` between cells, `;` between rows; see `describe/table-text.ts`. */
  tableText: Text(20_000),
  /** `||` ends a line, `||p||` a paragraph. */
  passage: Text(20_000),
});
export type AuthoredSection = Static<typeof AuthoredSection>;

/** What the question bank made a question of: the same again, and another one like it. */
export const DrawnFrom = Shape({
  questionType: Id,
  topic: Id,
  subTopic: Id,
  level: Type.Integer({ minimum: 1, maximum: 5 }),
  seed: Count,
  genVersion: Count,
  /** Of a written item. */
  itemId: Maybe(Id),
});
export type DrawnFrom = Static<typeof DrawnFrom>;

/** The number of a question as it was typed: gaps and duplicates are told, and closed in what is published. */
export const TypedNumber = Type.Integer({ minimum: 1, maximum: 999 });

/** A question as it is being written. */
export const AuthoredQuestion = Shape({
  questionId: Id,
  number: TypedNumber,
  text: Text(8_000),
  picture: Maybe(Picture),
  options: Type.Array(PaperOption, { maxItems: MOST_OPTIONS }),
  /** The letter of the right option; empty while nobody has said. */
  answer: Type.Enum(['', 'A', 'B', 'C', 'D', 'E']),
  explanation: Text(4_000),
  answerPicture: Maybe(Picture),
  drawnFrom: Maybe(DrawnFrom),
});
export type AuthoredQuestion = Static<typeof AuthoredQuestion>;

import Type, { type Static } from 'typebox';
import { Maybe } from '../describe/events';
import { Id, Instant, Shape } from '../describe/schema';

/** What a set of papers is made after. A list, not a switch: nothing else in the code asks which of the two it is. */
export const mockExamTypes = ['GL', 'CEM'] as const;
export const MockExamType = Type.Enum([...mockExamTypes]);
export type MockExamTypeName = (typeof mockExamTypes)[number];

/** Of a section, as the spec names them. */
export const paperSubjects = ['MATHS', 'ENGLISH', 'VR', 'NVR'] as const;
export const PaperSubject = Type.Enum([...paperSubjects]);
export type PaperSubjectName = (typeof paperSubjects)[number];

/** More of one thing no paper holds: a whole paper fits into one event, one package and one reply. */
export const MOST_SECTIONS = 12;
export const MOST_SECTION_QUESTIONS = 80;
export const MOST_PAPER_QUESTIONS = 120;
/** Characters that tell what a drawing shows. */
export const MOST_DRAWN_WORDS = 2_000;
/** Lettered A to E. */
export const MOST_OPTIONS = 5;

/** SHA-256 in hex: of a kept image's bytes, or of a paper's canonical JSON. */
export const ContentHash = Type.String({ minLength: 64, maxLength: 64, pattern: '^[0-9a-f]{64}$' });

/** A picture: one that was uploaded and is kept by its hash, or one that the question bank drew. */
export const Picture = Type.Union([
  Shape({
    kind: Type.Literal('kept'),
    hash: ContentHash,
    width: Type.Integer({ minimum: 1, maximum: 8_000 }),
    height: Type.Integer({ minimum: 1, maximum: 8_000 }),
    /** What it shows, for a child who cannot see it; never the answer. */
    alt: Type.String({ maxLength: 500 }),
  }),
  // The words for a drawn one tell each of its boxes.
  Shape({
    kind: Type.Literal('drawn'),
    svg: Type.String({ maxLength: 40_000 }),
    alt: Type.String({ maxLength: MOST_DRAWN_WORDS }),
  }),
]);
export type Picture = Static<typeof Picture>;

/** A choice: words (with the markup of `describe/markup.ts`), a picture, or both. */
export const PaperOption = Shape({ text: Type.String({ maxLength: 2_000 }), picture: Maybe(Picture) });
export type PaperOption = Static<typeof PaperOption>;

/** A question as a child sees it: no key, no solution, nothing that it was drawn from. */
export const PaperQuestion = Shape({
  questionId: Id,
  /** 1, 2, 3 … through the whole paper, without gaps. */
  number: Type.Integer({ minimum: 1, maximum: MOST_PAPER_QUESTIONS }),
  text: Type.String({ maxLength: 8_000 }),
  picture: Maybe(Picture),
  options: Type.Array(PaperOption, { minItems: 2, maxItems: MOST_OPTIONS }),
});
export type PaperQuestion = Static<typeof PaperQuestion>;

export const PaperSection = Shape({
  sectionId: Id,
  name: Type.String({ maxLength: 200 }),
  subject: PaperSubject,
  instructions: Type.String({ maxLength: 4_000 }),
  /** Advice alone, in whole minutes: the paper's time is what is kept. */
  minutes: Maybe(Type.Integer({ minimum: 1, maximum: 300 })),
  example: Maybe(Shape({ text: Type.String({ maxLength: 4_000 }), picture: Maybe(Picture) })),
  picture: Maybe(Picture),
  /** Rows of cells; the first row is the heads'. */
  table: Maybe(Type.Array(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 12 }), { maxItems: 40 })),
  /** What is to be read, with the markup of `describe/markup.ts`; `||p||` parts paragraphs. */
  passage: Maybe(Type.String({ maxLength: 20_000 })),
  questions: Type.Array(PaperQuestion, { maxItems: MOST_SECTION_QUESTIONS }),
});
export type PaperSection = Static<typeof PaperSection>;

/**
 * What a child sits: content without keys, which never changes and is named by the hash of its canonical JSON.
 * What is edited afterwards is another paper. `minutes`: how long it lasts without arrangements.
 */
export const Paper = Shape({
  paperId: Id,
  name: Type.String({ maxLength: 200 }),
  minutes: Type.Integer({ minimum: 1, maximum: 300 }),
  sections: Type.Array(PaperSection, { maxItems: MOST_SECTIONS }),
});
export type Paper = Static<typeof Paper>;

/** What belongs to a question of a paper and is not for a child before the solutions are open. */
export const QuestionKey = Shape({
  questionId: Id,
  /** The letter of the right choice. */
  answer: Type.String({ minLength: 1, maxLength: 1, pattern: '^[A-E]$' }),
  explanation: Type.String({ maxLength: 4_000 }),
  picture: Maybe(Picture),
  /** The bank's question type and level, where it came from there: what a worksheet of the same kind is made of. */
  drawnFrom: Maybe(
    Shape({ questionType: Id, topic: Id, subTopic: Id, level: Type.Integer({ minimum: 1, maximum: 5 }) }),
  ),
});
export type QuestionKey = Static<typeof QuestionKey>;

/** 1, 2, 3 …: how often a set was published. */
export const SetVersion = Type.Integer({ minimum: 1, maximum: 10_000 });

/** One paper as a session pins it: which content, and how long it lasts. */
export const PinnedPaper = Shape({
  paperId: Id,
  paperHash: ContentHash,
  name: Type.String({ maxLength: 200 }),
  minutes: Type.Integer({ minimum: 1, maximum: 300 }),
});
export type PinnedPaper = Static<typeof PinnedPaper>;

/** When a set was published, as whoever schedules it asks. */
export const PublishedSet = Shape({
  setId: Id,
  setVersion: SetVersion,
  name: Type.String({ maxLength: 200 }),
  type: MockExamType,
  papers: Type.Array(PinnedPaper, { minItems: 1, maxItems: 6 }),
  publishedAt: Instant,
});
export type PublishedSet = Static<typeof PublishedSet>;

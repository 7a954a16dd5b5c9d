import type { Level } from 'question-bank/generation/level';
import type { MockExamTypeName, PaperSubjectName } from 'schemas/mock-exams/paper';

/** One question: of a type of the bank, or of a topic of written items, at a level; and the seed from which it is drawn. */
export type Ask = readonly [type: string, level: Level, seed: number];

export interface SectionBlueprint {
  readonly name: string;
  readonly subject: PaperSubjectName;
  readonly minutes: number;
  readonly instructions: string;
  /** Words that show how it is done, or a question that is drawn and solved there. */
  readonly example?: string | Ask;
  /** A text to read, which brings its own questions. */
  readonly passageId?: string;
  /** In their order. */
  readonly questions: readonly Ask[];
}

export interface PaperBlueprint {
  readonly name: string;
  readonly minutes: number;
  readonly sections: readonly SectionBlueprint[];
}

/** What a set is made of, question by question: seeds chosen by whoever has read what they give. */
export interface SetBlueprint {
  readonly name: string;
  readonly type: MockExamTypeName;
  readonly papers: readonly PaperBlueprint[];
}

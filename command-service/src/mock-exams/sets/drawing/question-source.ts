import type { CommandTools } from 'platform/http';
import type { IssuedQuestion, Passage } from 'schemas/questions/question';

type Reading = Pick<CommandTools, 'read'>;

/** A text with the questions that are asked about it, as they are issued. */
export interface SourcePassage {
  readonly passage: Passage;
  readonly level: number;
  readonly questions: readonly IssuedQuestion[];
}

/** The written items of the house and its staff, those alone that children may be given. */
export interface WrittenItems {
  /** As they are issued; undefined for a topic that is not one of written items. */
  items(topic: string, tools: Reading): Promise<readonly IssuedQuestion[] | undefined>;
  passages(tools: Reading): Promise<readonly SourcePassage[]>;
}

export interface DrawingParts {
  /** What was written for practice. */
  readonly written: WrittenItems;
}

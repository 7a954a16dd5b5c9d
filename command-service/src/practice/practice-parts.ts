import type { Counter } from 'platform/counters';
import type { CommandTools } from 'platform/http';
import type { IssuedQuestion, Passage, SubjectKey } from 'schemas/questions/question';
import type { FreePlan, Holder } from './day/allowance.rules';

/** Some questions of one type; without a level from easy to hard. A topic of written items is its own one type. */
export interface Wish {
  readonly typeKey: string;
  readonly count: number;
  readonly level?: number | undefined;
}

/** What the practice area needs of the question bank and of the accounts. */
export interface PracticeParts {
  readonly plan: FreePlan;
  /** Counts the questions that a learner flags in a day. */
  readonly flags: Counter;
  /** Who may do how much; null for somebody who has no account any more. */
  holder(accountId: string, tools: CommandTools): Promise<Holder | null>;
  /** What is asked for, type by type; undefined when the bank has no such type at that place. */
  wishes(asked: {
    subject: SubjectKey;
    topic: string;
    subTopic: string | undefined;
    types: readonly string[];
    counts: readonly number[];
  }): readonly Wish[] | undefined;
  /** Two types of a topic, chosen by the worksheet's id; undefined when the subject has no such topic. */
  practiceTest(asked: { subject: SubjectKey; topic: string; worksheetId: string }): readonly Wish[] | undefined;
  /** Whether questions of this type can be had one by one. */
  isKnown(typeKey: string): boolean;
  /** The first `limit` of the questions wished for; the same ones for the same worksheet. */
  draw(
    sheet: { worksheetId: string; wishes: readonly Wish[]; limit: number },
    tools: CommandTools,
  ): Promise<readonly IssuedQuestion[]>;
  /** A text with its questions, as near to the level as there is one. */
  comprehension(
    sheet: { worksheetId: string; level: number | undefined },
    tools: CommandTools,
  ): Promise<{ readonly passage: Passage; readonly questions: readonly IssuedQuestion[] }>;
}

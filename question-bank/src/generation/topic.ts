import type { QuestionType } from './question-type';

export type Subject = 'maths' | 'verbal-reasoning' | 'english' | 'non-verbal-reasoning';

export interface SubTopic {
  key: string;
  title: string;
  types: readonly QuestionType[];
}

/** A topic of the spec's taxonomy. English topics have no sub-topics: their questions come from the written bank. */
export interface Topic {
  subject: Subject;
  key: string;
  title: string;
  subTopics: readonly SubTopic[];
}

/** Lists what a topic offers; the order here is the order of the tiles. */
export const defineTopic = (topic: Topic): Topic => topic;

import { findType } from './catalogue';
import { clampLevel, type Level } from './generation/level';
import type { DrawnQuestion } from './generation/question-type';
import type { Subject } from './generation/topic';

/** A question with its place in the taxonomy: everything that is stored when it is served. */
export interface GeneratedQuestion extends DrawnQuestion {
  subject: Subject;
  topic: string;
  subTopic: string;
}

/**
 * The question that a type gives at a level for a seed (any whole number); always the same one for a generator version.
 * A level that the type does not offer becomes the nearest one. Throws for an unknown type.
 */
export function generate(typeKey: string, level: Level, seed: number): GeneratedQuestion {
  const placed = findType(typeKey);
  if (!placed) throw new Error(`no question type ${typeKey}`);
  const { type, subTopic, topic } = placed;
  return {
    ...type.draw(clampLevel(level, type.levels), seed),
    subject: topic.subject,
    topic: topic.key,
    subTopic: subTopic.key,
  };
}

/** Names a question for good: the same text means the same question. */
export const questionIdOf = ({ typeKey, level, seed, genVersion }: DrawnQuestion): string =>
  `${typeKey}.${level}.${seed}.v${genVersion}`;

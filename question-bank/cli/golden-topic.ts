import { createHash } from 'node:crypto';
import type { QuestionType } from '../src/generation/question-type';
import type { Topic } from '../src/generation/topic';

/** What the seeds of a type are known to give: for each level a fingerprint of the first questions, and how the first begins. */
export interface GoldenType {
  version: number;
  levels: Readonly<Record<string, string>>;
}

/** The golden types of a topic by their keys, as they are kept in `question-bank/golden/<topic>.json`. */
export type GoldenTopic = Readonly<Record<string, GoldenType>>;

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const beginning = 48; // characters of a prompt, enough to know the question by

export const goldenTopicOf = ({ subTopics }: Topic): GoldenTopic =>
  Object.fromEntries(subTopics.flatMap(({ types }) => types.map((type) => [type.key, goldenTypeOf(type)])));

const goldenTypeOf = (type: QuestionType): GoldenType => ({
  version: type.genVersion,
  levels: Object.fromEntries(
    type.levels.map((level) => {
      const questions = seeds.map((seed) => ({ ...type.draw(level, seed), genVersion: 0 }));
      const fingerprint = createHash('sha256').update(JSON.stringify(questions)).digest('hex').slice(0, 16);
      return [level, `${fingerprint} ${questions[0]?.prompt.replaceAll('\n', ' ').slice(0, beginning) ?? ''}`];
    }),
  ),
});

/**
 * What forbids to keep the new goldens: a type whose seeds give something else under the version that they had, and a type that is
 * gone, because a question once served must be drawn again for ever. Each fault says what to do.
 */
export function goldenFaults(kept: GoldenTopic, drawn: GoldenTopic): string[] {
  return Object.entries(kept).flatMap(([key, before]) => {
    const now = drawn[key];
    if (!now) return [`${key} is gone: bring it back, its questions are kept with worksheets`];
    if (now.version < before.version)
      return [`${key} has version ${now.version} after ${before.version}: never lower it`];
    const changed = Object.keys(before.levels).filter((level) => before.levels[level] !== now.levels[level]);
    return now.version > before.version || changed.length === 0
      ? []
      : [
          `${key} gives other questions at level ${changed.join(', ')}: undo the change, or raise its version to ${before.version + 1} and run npm run question-bank:golden`,
        ];
  });
}

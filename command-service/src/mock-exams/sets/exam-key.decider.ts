import { isSame } from './rules/canonical-json.rules';
import { acceptUnless, decider, type Decision } from 'platform/decider';
import type { QuestionKey } from 'schemas/mock-exams/paper';
import type { ExamKeyEvent } from 'schemas/mock-exams/sets/exam-paper.events';

/** `KeepFirstKeys`: of a paper that has none yet. `PublishKeys`: of the set's version that was just published. */
interface ExamKeyCommand {
  readonly type: 'KeepFirstKeys' | 'PublishKeys';
  readonly data: Omit<ExamKeyEvent['data'], 'keyVersion'>;
}

interface ExamKeys {
  /** Of the set, when they were published. */
  readonly setVersion: number;
  /** 0: none are published. */
  readonly keyVersion: number;
  readonly keys: readonly QuestionKey[];
}

const noKeys: ExamKeys = { setVersion: 0, keyVersion: 0, keys: [] };

/**
 * The keys of a paper. Published once more they take effect where they differ: the paper itself is still the same. Those of
 * an older version of the set, which come after those of a newer one, change nothing.
 */
export const examKey = decider({
  category: 'examkey',
  initial: noKeys,
  decide: ({ type, data }: ExamKeyCommand, { setVersion, keyVersion, keys }): Decision<ExamKeyEvent> => {
    const isSo = type === 'KeepFirstKeys' || data.setVersion < setVersion || isSame(data.keys, keys);
    return acceptUnless(keyVersion > 0 && isSo, {
      type: 'MockExamKeysPublished',
      data: { ...data, keyVersion: keyVersion + 1 },
    });
  },
  evolve: (_: ExamKeys, { data }: ExamKeyEvent): ExamKeys => ({
    setVersion: data.setVersion,
    keyVersion: data.keyVersion,
    keys: data.keys,
  }),
});

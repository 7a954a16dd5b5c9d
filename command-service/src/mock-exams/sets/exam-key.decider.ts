import { isSame } from './rules/canonical-json.rules';
import { acceptUnless, decider, type Decision } from 'platform/decider';
import type { QuestionKey } from 'schemas/mock-exams/paper';
import type { ExamKeyEvent } from 'schemas/mock-exams/sets/exam-paper.events';

interface PublishKeys {
  readonly type: 'PublishKeys';
  readonly data: Omit<ExamKeyEvent['data'], 'keyVersion'>;
}

interface ExamKeys {
  /** 0: none are published. */
  readonly keyVersion: number;
  readonly keys: readonly QuestionKey[];
}

const noKeys: ExamKeys = { keyVersion: 0, keys: [] };

/** The keys of a paper. Published once more they take effect where they differ: the paper itself is still the same. */
export const examKey = decider({
  category: 'examkey',
  initial: noKeys,
  decide: ({ data }: PublishKeys, { keyVersion, keys }): Decision<ExamKeyEvent> =>
    acceptUnless(keyVersion > 0 && isSame(data.keys, keys), {
      type: 'MockExamKeysPublished',
      data: { ...data, keyVersion: keyVersion + 1 },
    }),
  evolve: (_: ExamKeys, { data }: ExamKeyEvent): ExamKeys => ({ keyVersion: data.keyVersion, keys: data.keys }),
});

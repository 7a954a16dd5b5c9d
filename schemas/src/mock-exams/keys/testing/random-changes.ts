import type { ExamKeys } from '../exam-keys.rules';
import type { KeyChange } from '../key-change';
import { whyNot } from '../key-change.rules';

/** Something that can be done now to the keys of a paper, by chance. @param options how many choices each question has */
export function randomChange(keys: ExamKeys, options: number, roll: (most: number) => number): KeyChange {
  for (;;) {
    const { questionId = '' } = keys.published[roll(keys.published.length)] ?? {};
    const { decisionId = '' } = keys.decisions[roll(keys.decisions.length + 1)] ?? {};
    const change = (
      [
        { kind: 'correct', questionId, answer: 'ABCDE'.charAt(roll(options)) },
        { kind: 'void', questionId },
        { kind: 'take back', questionId, decisionId },
      ] as const
    )[roll(3)];
    if (change && whyNot(keys, change, options) === null) return change;
  }
}

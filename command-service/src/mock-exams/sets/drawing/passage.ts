import { randomFrom } from 'question-bank/generation/random';
import type { DraftSection, ExamSet } from '../rules/exam-set-state.rules';
import { knownIn } from './new-to-set';
import type { SourcePassage } from './question-source';

interface Wish {
  readonly level?: number | undefined;
  readonly passageId?: string | undefined;
  readonly seed: number;
  readonly set: ExamSet;
  readonly section: DraftSection;
  /** Of the questions that this very call makes. */
  readonly ids: readonly string[];
}

/** A text of middling difficulty, where none is asked for. */
const FIRST_LEVEL = 3;

/**
 * A text that no other section of the set has, with its title above it; undefined where there is none. A section that has
 * this very text already is one whose call broke off before its questions were there.
 */
export function passageFor(
  passages: readonly SourcePassage[],
  { level = FIRST_LEVEL, passageId, seed, set, section, ids }: Wish,
) {
  const known = knownIn(set, new Set(ids));
  const offered = passages.filter(
    ({ passage, questions }) =>
      (passageId === undefined || passage.passageId === passageId) &&
      !questions.some(({ itemId = '' }) => known.hasItem(itemId)),
  );
  const distance = (one: SourcePassage) => Math.abs(one.level - level);
  const [chosen] = randomFrom(`passages/${level}/${seed}`)
    .shuffle(offered)
    .sort((one, other) => distance(one) - distance(other));
  if (chosen === undefined) return undefined;
  const text = `${chosen.passage.title}||p||${chosen.passage.text}`;
  if (section.passage !== '' && section.passage !== text) return 'has another' as const;
  return { ...chosen, text };
}

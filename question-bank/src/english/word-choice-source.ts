import type { Level } from '../generation/level';
import type { Four, WordChoiceItem } from './english-item';
import { houseRecord } from './house-record';
import { orderedOptions } from './option-order';

export interface WordChoiceSource {
  id: string;
  revision?: number;
  /** A sentence with one gap `____`, or the target word. */
  text: string;
  right: string;
  wrong: Four<string>;
  rule: string;
  why: string;
}

export const gap = '____';

export const wordChoiceItem = (
  kind: WordChoiceItem['kind'],
  level: Level,
  source: WordChoiceSource,
): WordChoiceItem => ({
  kind,
  id: source.id,
  revision: source.revision ?? 0,
  level,
  text: source.text,
  ...orderedOptions(source.id, source.right, source.wrong),
  correctSentence: solved(kind, source),
  explanation: source.why,
  ruleTag: source.rule,
  ...houseRecord,
});

/** What an item says once it is answered. */
export function solved(
  kind: WordChoiceItem['kind'],
  { text, right }: Pick<WordChoiceSource, 'text' | 'right'>,
): string {
  switch (kind) {
    case 'missing-words':
      return text.replace(gap, right);
    case 'synonyms':
      return `${capitalised(text)} is closest in meaning to ${right}.`;
    case 'antonyms':
      return `${capitalised(text)} is most opposite in meaning to ${right}.`;
  }
}

const capitalised = (word: string): string => word.charAt(0).toLocaleUpperCase('en-GB') + word.slice(1);

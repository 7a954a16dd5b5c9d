import type { Level } from '../generation/level';

export type KeyLetter = 'A' | 'B' | 'C' | 'D' | 'E';
export const keyLetters: readonly KeyLetter[] = ['A', 'B', 'C', 'D', 'E'];

export type Four<T> = readonly [T, T, T, T];
export type Five<T> = readonly [T, T, T, T, T];

/** A draft is seen by editors only; a retired item is no longer given, but stays readable in old worksheets. */
export type ItemStatus = 'draft' | 'approved' | 'retired';

interface ItemRecord {
  id: string;
  /** How often it was rewritten under its id: to be raised with whatever changes of what a child reads. */
  revision: number;
  level: Level;
  /** Told to the child after the answer. */
  explanation: string;
  /** What the item practises, one of `ruleTags` of its kind. */
  ruleTag: string;
  authorId: string;
  approverId: string;
  status: ItemStatus;
}

interface ChoiceItem extends ItemRecord {
  text: string;
  options: Five<string>;
  key: KeyLetter;
  correctSentence: string;
}

/** A sentence in four groups, one of which may hold a mistake: options A to D are the groups, E is "No mistake". */
export interface GroupedItem extends ChoiceItem {
  kind: 'spelling' | 'punctuation';
  groups: Four<string>;
}

/** One word to choose of five: for the gap `____`, or beside the target word that is the text. */
export interface WordChoiceItem extends ChoiceItem {
  kind: 'missing-words' | 'synonyms' | 'antonyms';
}

/** The words of a sentence out of order with one word too many, which is the key. */
export interface ShuffledItem extends ChoiceItem {
  kind: 'shuffled-sentences';
}

/** Five numbered pieces of a text; each option is an order such as `3 1 5 2 4`. */
export interface JumbledItem extends ChoiceItem {
  kind: 'jumbled-sentences';
  pieces: Five<string>;
  /** Every order that reads as sense, as the author sees it; exactly one of them is an option. */
  validOrders: readonly string[];
}

export type EnglishItem = GroupedItem | WordChoiceItem | ShuffledItem | JumbledItem;

/** The key of the item's topic in the catalogue. */
export type EnglishKind = EnglishItem['kind'];

export type ComprehensionSkill = 'retrieve' | 'infer' | 'vocabulary' | 'craft' | 'grammar';
export type PassageGenre = 'story' | 'classic-style' | 'poem' | 'biography' | 'science' | 'letter';

export interface ComprehensionQuestion {
  id: string;
  /** As of an item: also where the passage is rewritten. */
  revision: number;
  level: Level;
  skill: ComprehensionSkill;
  text: string;
  options: Five<string>;
  key: KeyLetter;
  /** Words of the passage, letter for letter, that prove the key. */
  evidence: string;
  explanation: string;
}

export interface Passage {
  id: string;
  level: Level;
  genre: PassageGenre;
  title: string;
  /** One sentence that says what the child is about to read. */
  description: string;
  /** `||` ends a line, `||p||` a paragraph. */
  text: string;
  questions: readonly ComprehensionQuestion[];
  authorId: string;
  approverId: string;
  status: ItemStatus;
}

/** The option that a key letter stands for. */
export const optionAt = (options: Five<string>, key: KeyLetter): string => options[keyLetters.indexOf(key)] ?? '';

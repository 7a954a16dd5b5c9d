import type { Level } from '../generation/level';
import type { Random } from '../generation/random';
import { antonymsItems } from './antonyms/antonyms';
import { passages } from './comprehension/comprehension';
import type { EnglishItem, EnglishKind, Passage } from './english-item';
import { jumbledSentencesItems } from './jumbled-sentences/jumbled-sentences';
import { missingWordsItems } from './missing-words/missing-words';
import { punctuationItems } from './punctuation/punctuation';
import { shuffledSentencesItems } from './shuffled-sentences/shuffled-sentences';
import { spellingItems } from './spelling/spelling';
import { synonymsItems } from './synonyms/synonyms';

/** The written items of one house, or of the house and its staff together. */
export interface EnglishBank {
  items: readonly EnglishItem[];
  passages: readonly Passage[];
}

/** What comes with the service. */
export const houseBank: EnglishBank = {
  items: [
    ...spellingItems,
    ...punctuationItems,
    ...missingWordsItems,
    ...synonymsItems,
    ...antonymsItems,
    ...shuffledSentencesItems,
    ...jumbledSentencesItems,
  ],
  passages,
};

export interface Choice {
  count: number;
  /** Those of this level come first, then the levels nearest to it; without it every level is alike. */
  level?: Level;
  /** Ids that the child has met already. */
  except?: ReadonlySet<string>;
}

/** The approved items of a topic, at one level or at all. */
export const itemsOf = (bank: EnglishBank, kind: EnglishKind, level?: Level): EnglishItem[] =>
  bank.items.filter((item) => item.kind === kind && isOffered(item, level));

export const passagesOf = (bank: EnglishBank, level?: Level): Passage[] =>
  bank.passages.filter((passage) => isOffered(passage, level));

const isOffered = ({ status, level: own }: EnglishItem | Passage, level: Level | undefined): boolean =>
  status === 'approved' && (level === undefined || own === level);

/** By id, whatever its status: an old worksheet may hold a retired item. */
export const findItem = (bank: EnglishBank, id: string): EnglishItem | undefined =>
  bank.items.find((item) => item.id === id);

export const findPassage = (bank: EnglishBank, id: string): Passage | undefined =>
  bank.passages.find((passage) => passage.id === id);

/** Different items of a topic in random order; fewer than asked when the topic has no more that are new. */
export const pickItems = (
  bank: EnglishBank,
  { kind, ...choice }: Choice & { kind: EnglishKind },
  random: Pick<Random, 'shuffle'>,
): EnglishItem[] => pick(itemsOf(bank, kind), choice, random);

export const pickPassages = (bank: EnglishBank, choice: Choice, random: Pick<Random, 'shuffle'>): Passage[] =>
  pick(passagesOf(bank), choice, random);

function pick<Entry extends { id: string; level: Level }>(
  entries: readonly Entry[],
  { count, level, except }: Choice,
  random: Pick<Random, 'shuffle'>,
): Entry[] {
  const fresh = random.shuffle(entries.filter(({ id }) => !except?.has(id)));
  if (level === undefined) return fresh.slice(0, count);
  const distance = (entry: Entry) => Math.abs(entry.level - level);
  return random.shuffle(fresh.sort((one, other) => distance(one) - distance(other)).slice(0, count));
}

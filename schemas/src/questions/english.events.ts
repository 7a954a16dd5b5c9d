import Type, { type Static } from 'typebox';
import { events, Maybe, type EventOf } from '../describe/events';
import { Count, Id, Shape, Text } from '../describe/schema';
import { Level } from './question';

export const EnglishTopic = Type.Enum([
  'jumbled-sentences',
  'spelling',
  'punctuation',
  'missing-words',
  'synonyms',
  'antonyms',
  'shuffled-sentences',
]);
export type EnglishTopicKey = Static<typeof EnglishTopic>;

export const KeyLetter = Type.Enum(['A', 'B', 'C', 'D', 'E']);
export const FiveOptions = Type.Array(Text(400), { minItems: 5, maxItems: 5 });

/** A written item of the staff. */
export const StaffItem = Shape({
  itemId: Id,
  topic: EnglishTopic,
  level: Level,
  questionText: Text(2_000),
  options: FiveOptions,
  key: KeyLetter,
  correctSentence: Text(2_000),
  explanation: Text(1_000),
  ruleTag: Id,
});
export type StaffItem = Static<typeof StaffItem>;

export const StaffPassageQuestion = Shape({
  questionNumber: Count,
  level: Level,
  skill: Type.Enum(['retrieve', 'infer', 'vocabulary', 'craft', 'grammar']),
  questionText: Text(600),
  options: FiveOptions,
  key: KeyLetter,
  /** Words of the passage, letter for letter, that prove the key. */
  evidence: Text(600),
  explanation: Text(1_000),
});

export const StaffPassage = Shape({
  passageId: Id,
  level: Level,
  genre: Type.Enum(['story', 'classic-style', 'poem', 'biography', 'science', 'letter']),
  title: Text(200),
  description: Text(400),
  /** `||` ends a line, `||p||` a paragraph. */
  text: Text(8_000),
  questions: Type.Array(StaffPassageQuestion, { minItems: 1, maxItems: 12 }),
});
export type StaffPassage = Static<typeof StaffPassage>;

/**
 * The written items that staff have added. Streams: `englishbank-<topic>`, `englishbank-comprehension`. An admin's own are
 * given to children at once; those of an editor when an admin has approved them.
 */
export const englishBankEvents = events({
  EnglishItemAdded: { topic: Id, item: StaffItem, authorId: Id, isApproved: Type.Boolean() },
  EnglishPassageAdded: { topic: Id, passage: StaffPassage, authorId: Id, isApproved: Type.Boolean() },
  EnglishItemApproved: { topic: Id, itemId: Id, approverId: Id },
  EnglishItemRetired: { topic: Id, itemId: Id, reason: Maybe(Text(400)) },
});
export type EnglishBankEvent = EventOf<typeof englishBankEvents>;

/**
 * Which written items a learner was given, so that none comes twice before all have come once.
 * Streams: `englishpack-<learnerId>.<topic>`.
 */
export const englishPackEvents = events({
  EnglishItemsDealt: {
    learnerId: Id,
    topic: Id,
    worksheetId: Id,
    itemIds: Type.Array(Id, { minItems: 1, maxItems: 100 }),
  },
});
export type EnglishPackEvent = EventOf<typeof englishPackEvents>;

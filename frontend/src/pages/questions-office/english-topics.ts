import type { EnglishTopicKey } from 'schemas/questions/english.events';

export interface TopicGuide {
  readonly title: string;
  /** What to write into the question's box. */
  readonly question: string;
  /** An example of it. */
  readonly example: string;
  /** What the five options are; nothing where they are the four groups of the question and "No mistake". */
  readonly options?: string;
}

const grouped = 'Four groups of words with || between them; one of them holds the mistake, or none does.';

/** What each topic asks of its editor. */
export const englishTopics: Readonly<Record<EnglishTopicKey, TopicGuide>> = {
  'jumbled-sentences': {
    title: 'Jumbled Sentences',
    question: 'Five pieces out of order, one a line, each with its number before it.',
    example: '1 the ducks\n2 My sister\n3 in the park\n4 feeds\n5 every morning.',
    options: 'Five orders, such as 2 4 1 3 5; one of them reads as sense.',
  },
  spelling: {
    title: 'Spelling',
    question: grouped,
    example: 'The nife and||fork were placed||neatly beside each||dinner plate.',
  },
  punctuation: {
    title: 'Punctuation',
    question: grouped,
    example: 'The dogs bowl||was empty, so||Hassan filled it||with fresh water.',
  },
  'missing-words': {
    title: 'Missing Words',
    question: 'A sentence with one gap, written as four underscores.',
    example: 'The wind ____ so hard that our tent fell down.',
    options: 'Five words of one kind; one of them fits the gap.',
  },
  synonyms: {
    title: 'Synonyms',
    question: 'The one word whose nearest in meaning is looked for.',
    example: 'happy',
    options: 'Five words of one kind; one of them means nearly the same.',
  },
  antonyms: {
    title: 'Antonyms',
    question: 'The one word whose opposite is looked for.',
    example: 'ancient',
    options: 'Five words of one kind; one of them means the opposite.',
  },
  'shuffled-sentences': {
    title: 'Shuffled Sentences',
    question: 'The words of a sentence out of order, and one word too many.',
    example: 'park am feeds sister the my ducks in the',
    options: 'Five of the words; one of them is the word too many.',
  },
};

export const topicKeys = Object.keys(englishTopics) as EnglishTopicKey[];

/** As the list names them; a passage's topic is not one of the written items'. */
export const topicTitle = (topic: string): string =>
  topic in englishTopics ? englishTopics[topic as EnglishTopicKey].title : 'Comprehension';

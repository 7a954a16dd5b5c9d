import type { Topic } from './generation/topic';

const english = (key: string, title: string): Topic => ({ subject: 'english', key, title, subTopics: [] });

export const englishTopics: readonly Topic[] = [
  english('jumbled-sentences', 'Jumbled Sentences'),
  english('spelling', 'Spelling'),
  english('punctuation', 'Punctuation'),
  english('missing-words', 'Missing Words'),
  english('synonyms', 'Synonyms'),
  english('antonyms', 'Antonyms'),
  english('shuffled-sentences', 'Shuffled Sentences'),
  english('comprehension', 'Comprehension'),
];

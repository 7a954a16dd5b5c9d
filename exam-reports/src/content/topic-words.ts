import type { PaperSubjectName } from 'schemas/mock-exams/paper';
import type { CatalogueTopic } from 'schemas/questions/catalogue.events';
import type { SubjectKey } from 'schemas/questions/question';

/** What the bank calls the subjects of papers. */
export const subjectKeys: Readonly<Record<PaperSubjectName, SubjectKey>> = {
  MATHS: 'maths',
  ENGLISH: 'english',
  VR: 'verbal-reasoning',
  NVR: 'non-verbal-reasoning',
};

export const subjectWords: Readonly<Record<PaperSubjectName, string>> = {
  MATHS: 'Maths',
  ENGLISH: 'English',
  VR: 'Verbal Reasoning',
  NVR: 'Non-Verbal Reasoning',
};

/** Titles of tiles that do not read as things in a sentence. */
const inSentences: Readonly<Record<string, string>> = {
  'complete-the-sum': 'completing sums',
  'complete-the-equation': 'completing equations',
  'coding-and-decoding-words': 'word codes',
  'speed-distance-and-time': 'speed, distance and time',
  'thinking-of-a-number': 'number puzzles',
  synonyms: 'closest meanings',
  antonyms: 'opposite meanings',
  'nvr-codes': 'picture codes',
  'nvr-matrix': 'squares of pictures',
  'nvr-odd-one-out': 'odd ones out',
  'nvr-reflection': 'mirror images',
  'nvr-rotation': 'turned shapes',
  'nvr-series': 'series of pictures',
};

/** What a topic of the bank is called as a heading, and in the middle of a sentence. */
function topicNames(key: string, catalogue: readonly CatalogueTopic[]): TopicNames {
  const tile = catalogue.find((topic) => topic.key === key)?.title ?? key.replaceAll('-', ' ');
  const phrase = inSentences[key] ?? tile.toLowerCase();
  return { title: phrase.charAt(0).toUpperCase() + phrase.slice(1), phrase };
}

export interface TopicNames {
  readonly title: string;
  readonly phrase: string;
}

/** What topics of the bank and sections of a paper are called. */
export interface Naming {
  readonly topic: (key: string) => TopicNames;
  readonly section: (name: string) => TopicNames;
}

/** As reports called them first. */
export const namingOne = (catalogue: readonly CatalogueTopic[]): Naming => ({
  topic: (key) => topicNames(key, catalogue),
  section: writtenNames,
});

/** What somebody wrote as the name of a section is said as they wrote it. */
const writtenNames = (name: string): TopicNames => ({ title: name, phrase: name });

/** A type of question in the middle of a sentence. */
export function typeWords(topic: string, questionType: string, catalogue: readonly CatalogueTopic[]): string | null {
  const types = catalogue.find(({ key }) => key === topic)?.subTopics.flatMap((one) => one.types) ?? [];
  const title = types.find(({ key }) => key === questionType)?.title;
  return title === undefined ? null : title.charAt(0).toLowerCase() + title.slice(1);
}

import type { CatalogueTopic } from 'schemas/questions/catalogue.events';
import type { Naming, TopicNames } from '../topic-words';
import { capital } from '../words';

/** As what is practised is called, so that a family finds it again by its name; sections as their paper has them. */
export const namingTwo = (catalogue: readonly CatalogueTopic[]): Naming => ({
  topic: (key) => {
    const title = catalogue.find((topic) => topic.key === key)?.title ?? capital(key.replaceAll('-', ' '));
    return namedBy(title, isList(title) || orders.has(key));
  },
  section: (title) => namedBy(title, isList(title) || !title.split(/[\s-]+/).every(isCommon)),
});

/** In the middle of a sentence in small letters, where it reads as a thing; else as it stands, between quotation marks. */
const namedBy = (title: string, isQuoted: boolean): TopicNames => ({
  title,
  phrase: isQuoted ? `“${title}”` : title.toLowerCase().replace(/\benglish\b/g, 'English'),
});

/** Two of those in a row are no sentence. */
const isList = (title: string): boolean => /,|;|:|&| and /i.test(title);

/** Titles that tell somebody to do something. */
const orders: ReadonlySet<string> = new Set(['complete-the-sum', 'complete-the-equation', 'thinking-of-a-number']);

/** Words that are nobody's name: of others nobody knows what small letters make of them. */
const common: ReadonlySet<string> = new Set(
  'arithmetic comprehension english fractions geometry grammar maths mathematics measure measures non number numbers numerical problem problems punctuation puzzles reading reasoning sequences series shape shapes solving spelling verbal vocabulary word words work writing'.split(
    ' ',
  ),
);

const isCommon = (word: string): boolean => common.has(word.toLowerCase());

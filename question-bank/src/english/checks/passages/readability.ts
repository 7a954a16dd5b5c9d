import { wordsOf } from '../words/words';

/**
 * The Flesch–Kincaid grade of a text: about the American school year that reads it with ease, a year less than the
 * British one. Syllables are estimated from the letters, which is right for about nine words in ten.
 */
export function readingGrade(paragraphs: readonly string[]): number {
  const sentences = paragraphs.flatMap(sentencesOf).length;
  const words = paragraphs.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

/** A question inside speech does not end the sentence when "asked Tia" follows it. */
const sentencesOf = (paragraph: string): string[] =>
  paragraph.split(/[.!?]+["')]*(?:\s+(?!\p{Ll})|$)/u).filter((sentence) => wordsOf(sentence).length > 0);

const silentEnding = /(?<=[^aeiouy])e$|(?<=[^aeiouytd])ed$|(?<=[^aeiouyszcgx])es$/;
const twoVowels = /[aeouy]ing|(?<![ct])i[ao](?!u)|(?<![ctx])iou|(?<=sc|[^ct])ien(?=ce|t)|iet|rea(?=l$|te)/g; // `being`, `quiet`, `create`

/** Runs of vowels, less a silent ending, and one more where two vowels meet and both are heard. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const sounded = /[^aeiouy]les?$/.test(letters) ? letters : letters.replace(silentEnding, '');
  const runs = sounded.match(/[aeiouy]+/g) ?? [];
  return Math.max(1, runs.length + (letters.match(twoVowels) ?? []).length);
}

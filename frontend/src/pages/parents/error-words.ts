import type { SubjectKey } from 'schemas/questions/question';

/** What goes wrong, as a parent would say it: marking's own tags, and the rules that written items practise. */
const phrases: Readonly<Record<string, string>> = {
  number: 'A number is not right',
  unit: 'The unit is not right',
  word: 'A word is not right',
  'part-missing': 'Part of the answer is missing',
  'extra-part': 'Something is in the answer that does not belong there',

  'double-consonant': 'Double letters, as in “accommodate”',
  'ie-ei': 'ie or ei, as in “receive”',
  'ance-ence': '-ance or -ence, as in “difference”',
  'able-ible': '-able or -ible, as in “possible”',
  'silent-letter': 'Silent letters, as in “knife”',
  'unstressed-vowel': 'Vowels that are hardly heard, as in “separate”',
  'cian-tion': '-cian, -tion or -sion, as in “musician”',
  plural: 'Plurals',
  suffix: 'Endings that change a word, as in “hopeful”',
  'letter-string': 'Groups of letters, as in “thought”',
  homophone: 'Words that sound the same, as “their” and “there”',
  'no-mistake': 'Seeing that there is no mistake',

  'capital-letter': 'Capital letters',
  'end-mark': 'Full stops, question marks and exclamation marks',
  'possessive-apostrophe': 'The apostrophe that shows whose it is',
  contraction: 'The apostrophe in shortened words, as in “don’t”',
  'plural-without-apostrophe': 'Plurals, which need no apostrophe',
  'its-and-its': '“Its” and “it’s”',
  'list-comma': 'Commas in a list',
  'name-comma': 'The comma beside a name that is called',
  'tag-comma': 'The comma before “isn’t it?”',
  'pair-of-commas': 'Commas in pairs, around an aside',
  'stray-comma': 'Commas where none belongs',
  'comma-splice': 'Two sentences joined by a comma',
  'speech-marks': 'Speech marks',
  'speech-comma': 'The comma between speech and speaker',
  hyphen: 'Hyphens',
  colon: 'Colons',
  'semi-colon': 'Semi-colons',
  brackets: 'Brackets',

  collocation: 'Words that belong together',
  'near-sense': 'Words of nearly the same meaning',
  connective: 'Joining words, as “although”',
  preposition: 'Small place and time words, as “under” and “until”',
  'english.number': 'One or many, as “was” and “were”',
  'verb-form': 'The form of the verb',
  idiom: 'Sayings',
  noun: 'Meanings of naming words',
  verb: 'Meanings of doing words',
  adjective: 'Meanings of describing words',
  adverb: 'Meanings of words that say how',
  pronoun: 'What “he”, “she” and “it” stand for',
  'word-class': 'What kind of word is needed',
  'linking-word': 'Linking words',
  time: 'Time words that show the order',
  cause: 'Cause and effect',
  instructions: 'Steps in their order',
  'one-sentence': 'Putting one sentence in order',

  retrieve: 'Finding a fact in a passage',
  infer: 'Reading between the lines',
  vocabulary: 'What a word means in its passage',
  craft: 'Why the author wrote it so',
  grammar: 'Grammar in a passage',
};

/** Marking and the English bank each have a tag `number`; a tag that is not known yet is shown as the words it is made of. */
export const errorWords = (tag: string, subject: SubjectKey): string =>
  phrases[`${subject}.${tag}`] ?? phrases[tag] ?? sentenceOf(tag.replaceAll(/[-_.]+/g, ' '));

const sentenceOf = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

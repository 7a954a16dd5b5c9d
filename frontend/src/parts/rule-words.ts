import { slipTitles } from 'schemas/questions/slips';

type Phrases = Readonly<Record<string, string>>;

const wordClasses: Phrases = {
  noun: 'Meanings of naming words',
  verb: 'Meanings of doing words',
  adjective: 'Meanings of describing words',
  adverb: 'Meanings of words that say how',
};

/** English topic → rule tag → what a written item with it practises, as a parent would say it. */
export const ruleWords: Readonly<Record<string, Phrases>> = {
  spelling: {
    'double-consonant': 'Double letters, as in “accommodate”',
    'ie-ei': 'ie or ei, as in “receive”',
    'ance-ence': '-ance or -ence, as in “difference”',
    'able-ible': '-able or -ible, as in “possible”',
    'silent-letter': 'Silent letters, as in “knife”',
    'unstressed-vowel': 'Vowels that are hardly heard, as in “separate”',
    'cian-tion': '-cian, -tion or -sion, as in “musician”',
    plural: 'Plurals, as “tomatoes”',
    suffix: 'Endings that change a word, as in “hopeful”',
    'letter-string': 'Groups of letters, as in “thought”',
    homophone: 'Words that sound the same, as “their” and “there”',
    'no-mistake': 'Seeing that nothing is misspelt',
  },
  punctuation: {
    'capital-letter': 'Capital letters',
    'end-mark': 'Full stops, question marks and exclamation marks',
    'possessive-apostrophe': 'The apostrophe that shows whose it is',
    contraction: 'The apostrophe in shortened words, as in “don’t”',
    'plural-without-apostrophe': 'Plurals, which need no apostrophe',
    'its-and-its': '“Its” and “it’s”',
    'list-comma': 'Commas in a list',
    'name-comma': 'The comma beside the name of somebody spoken to',
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
    'no-mistake': 'Seeing that no mark is wrong',
  },
  'missing-words': {
    collocation: 'Words that belong together',
    homophone: 'Words that sound the same',
    'near-sense': 'Words of nearly the same meaning',
    connective: 'Joining words, as “although”',
    preposition: 'Small words of place and time, as “under” and “until”',
    'verb-form': 'The form of the verb',
    idiom: 'Sayings',
  },
  synonyms: wordClasses,
  antonyms: wordClasses,
  'shuffled-sentences': {
    'verb-form': 'The form of the verb',
    homophone: 'Words that sound the same',
    pronoun: 'Words as “he”, “her” and “they”',
    number: 'One or many, as “was” and “were”',
    'word-class': 'What kind of word is needed',
    'linking-word': 'Linking words',
  },
  'jumbled-sentences': {
    pronoun: 'Whom “he”, “she” and “it” mean',
    time: 'Words that tell when',
    cause: 'Cause and effect',
    instructions: 'Steps in their order',
    'one-sentence': 'The order within a sentence',
  },
  comprehension: {
    retrieve: 'Finding a fact in a passage',
    infer: 'Reading between the lines',
    vocabulary: 'What a word means in its passage',
    craft: 'Why the author wrote it so',
    grammar: 'Grammar in a passage',
  },
};

/** What marking itself can say of a typed answer. */
const markingWords: Phrases = {
  unit: 'The unit is not right',
  'part-missing': 'Part of the answer is missing',
  'extra-part': 'Something in the answer does not belong there',
  form: 'The right amount, written in another form than the one asked for',
};

/** Those of wrong answers whose making the question knows. */
const slipWords: Phrases = slipTitles;

/** Of these marking knows only that the answer is another one: that helps nobody, however often it is said. */
const saysNothing: readonly string[] = ['number', 'word'];

/**
 * What went wrong, in words; nothing where there is no more to say than that it did. A tag that is not known yet is shown as
 * the words it is made of.
 */
export function errorWords(tag: string, topic: string): string | undefined {
  const known = ruleWords[topic]?.[tag] ?? markingWords[tag] ?? slipWords[tag];
  if (known === undefined && saysNothing.includes(tag)) return undefined;
  return known ?? sentenceOf(tag.replaceAll(/[-_.]+/g, ' '));
}

const sentenceOf = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

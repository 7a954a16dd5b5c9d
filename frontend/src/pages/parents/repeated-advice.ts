import type { SlipKey } from 'schemas/questions/slips';

/** What a parent can do about a slip that comes again, in a sentence for the kitchen table. */
const slips: Readonly<Record<SlipKey, string>> = {
  'adds-denominators': 'Draw both fractions as bars: pieces of different sizes cannot be counted together.',
  'subtracts-denominators': 'Draw both fractions as bars: the pieces must be of one size before any are taken away.',
  'adds-instead': 'Ask which word in the question says that something is taken away.',
  'subtracts-instead': 'Ask which word in the question says that something is put together.',
  'divides-unturned': 'Ask how many halves there are in 3: dividing by a half gives more, not less.',
  'multiplies-turned': 'Ask for half of a half: multiplying by a fraction makes smaller.',
  'one-part-only': 'Ask how many parts the question wants, once one part is found.',
  'the-rest-instead': 'Have the last line of the question read again: which part does it ask for?',
  'the-part-instead': 'Have the last line of the question read again: which part does it ask for?',
  'part-not-shared': 'Share by the bottom first, then take as many parts as the top says.',
  'whole-added-to-top': 'Draw a whole pizza in slices: 1 and ¼ is four quarters and one more.',
  'loses-an-hour': 'Go over the full hour in two steps, on a drawn line.',
  'halves-nothing': 'Cut a paper rectangle from corner to corner: a triangle is half of it.',
  'adds-the-sides': 'Count squares inside a shape on squared paper: area is inside, not around.',
  'two-sides-only': 'Walk a finger around the whole shape, and add each side that it passes.',
  'counts-the-first-letter': 'Put a finger on the first letter and say “one” on the next.',
  'the-wrong-way': 'Write the alphabet out, and mark which way the step goes.',
  'ratio-turned-round': 'Write the name over each number of the ratio, in the order of the question.',
  'repeats-the-gap': 'Write the gaps under the series, and ask how they change.',
  'left-to-right': 'Have the multiplying, the dividing and the brackets underlined before anything is worked out.',
  'stops-at-the-change': 'Ask whether the question wants the change, or what there is after it.',
  'divides-by-the-percentage': 'Find 10% first, and build the rest from it: 20% is twice that.',
  'percentage-of-the-new': 'Ask which price was the whole 100%, and write it down first.',
  'rounds-the-other-way': 'Draw the two ends with the middle between them: on which side is the number?',
  'unit-a-place-out': 'Stick a card on the fridge: 10 mm, 100 cm, 1000 m, 1000 g, 1000 ml.',
  'hundred-minutes': 'Count up to the full hour first, then on: 60 minutes make it.',
  'keeps-the-hour': 'Count up to the full hour first, then on: nothing has to be taken over.',
  'keeps-the-pound': 'Count the change up, as a shopkeeper does: first to the full pound.',
  'what-was-spent': 'Have the last line of the question read again: what is asked for?',
  'posts-for-gaps': 'Hold up five fingers and count the gaps between them.',
  'minutes-as-decimals': 'Ask what half an hour is in minutes, and what it is as a decimal.',
  'adds-the-edges': 'Build a small box of cubes, and count one layer, then the layers.',
  'one-face-only': 'Build a small box of cubes: how many layers are there?',
  'slanting-side': 'Stand a book up straight, then lean it: its height is measured straight up.',
  'labelled-sides-only': 'Count the sides of the shape first, then the lengths in the sum.',
  'three-faces-only': 'Unfold a cereal box and count its faces.',
  'same-sign-backwards': 'Put the answer back into the question: does it come out?',
  'times-three-for-cubed': 'Write the power out: 4 cubed is 4 × 4 × 4.',
  'a-day-out': 'Try it with two days that stand side by side, on a calendar.',
  'point-a-place-out': 'Ask for a rough answer first: should it be about 4, or about 40?',
};

const others: Readonly<Record<string, string>> = {
  unit: 'Have the unit in the question circled before the working begins.',
  'part-missing': 'Have the answer read aloud with the question: is everything there that was asked for?',
  'extra-part': 'Have the answer read aloud with the question: is there more than was asked for?',
  form: 'Have the form that is asked for underlined: lowest terms, pounds or pence, a 12-hour clock.',
};

const topics: Readonly<Record<string, string>> = {
  spelling: 'Five such words a week on a card by the door do more than a long list.',
  punctuation: 'Have a sentence read aloud: the voice shows where a mark belongs.',
  'missing-words': 'Read a page aloud together, and stop before a word: which could come?',
  synonyms: 'Say a word at tea, and find three that mean nearly the same.',
  antonyms: 'Say a word at tea, and find one that means the opposite.',
  'shuffled-sentences': 'Ask first who does what; the word that is left over shows itself.',
  'jumbled-sentences': 'Ask what must come first, and what cannot come before something else.',
  comprehension: 'Ask after each answer: which line of the text says so?',
};

/** What to do about what keeps going wrong; nothing where we know of nothing that helps. */
export const adviceFor = (errorTag: string, topic: string): string | undefined =>
  topics[topic] ?? others[errorTag] ?? (slips as Readonly<Record<string, string>>)[errorTag];

/** An English topic can be practised by itself: it is its own kind of question. A passage is a worksheet of its own. */
export const isItsOwnKind = (topic: string): boolean => topic in topics && topic !== 'comprehension';

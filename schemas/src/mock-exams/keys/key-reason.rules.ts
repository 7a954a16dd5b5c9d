import { parseMarkup, plainText } from '../../describe/markup';
import { asSentence } from '../../describe/sentences';
import type { KeyChange } from './key-change';
import { REASON_PLACE } from './key-preview.contract';

/**
 * What a reason says where nobody has written another. It tells no answer, and nothing of what families read before it: which
 * question counts otherwise, how, and what became of the mark.
 */
export const usualReasons: Readonly<Record<KeyChange['kind'], string>> = {
  correct: 'We had it wrong at first.',
  void: 'It could be read in more than one way.',
  'take back': 'Our correction of it was wrong.',
};

/** What a family would read, with the reason in its place: a sentence, however it was typed. */
export function withReason(corrected: string, reason: string): string {
  const words = reason.trim();
  const sentence = words === '' ? '' : asSentence(words);
  return corrected.replace(REASON_PLACE, () => sentence);
}

/** A question, as far as words can give its answer away. */
export interface Askable {
  readonly paperName: string;
  /** The words of its choices, with their markup; empty where one is a picture alone. */
  readonly choices: readonly string[];
}

/**
 * Whether a reason says which choice is right: it quotes one, or names its letter. Families read it in a mail, and children of a
 * session that is still to come may hear of it. Rather too much is taken for an answer than too little.
 */
export function tellsAnswer(reason: string, { paperName, choices }: Askable): boolean {
  const words = withoutPlaces(plain(reason), plain(paperName));
  return letters.some((letter) => letter.test(words)) || choices.some((choice) => isToldIn(words, plain(choice)));
}

/** One line, with the quotation marks of print. */
const plain = (text: string): string => plainText(parseMarkup(text)).replace(/\s+/gu, ' ').trim();

/** `Question 16 of Paper B` names neither a letter nor a number as an answer. */
function withoutPlaces(words: string, paperName: string): string {
  const named = paperName === '' ? words : words.replaceAll(paperName, '·');
  return named.replace(/\b(?:questions?|papers?|sections?|parts?|sets?|versions?|pages?) (?:\d+|[A-E])\b/giu, '·');
}

/** A letter by itself, quoted, or after what it would be; an "A" that begins a sentence is most often no letter. */
const letters = [
  /[“‘"'([]\s?[a-e]\s?[”’"')\]]/iu,
  /(?<![\p{L}\p{N}’])[B-E](?![\p{L}\p{N}’])/u,
  /(?<![\p{L}\p{N}’])A(?= (?:is|was|and|or|not|to|instead|should|counts?)\b| ?[.,;:!?)]|$)/u,
  /[\p{Ll},;] A(?![\p{L}\p{N}’])/u,
  /\b(?:answer|key|choice|option|letter)s?:? (?:(?:is|was|to be) )?(?:[b-e]\b|a(?= ?[.,;:!?)]|$))/iu,
];

const FEW_LETTERS = 4;
const usual = new Set(
  Object.values(usualReasons)
    .join(' ')
    .split(/[^\p{L}]+/u),
);

/** Words that any sentence may hold tell an answer only where they stand as one. */
function isToldIn(words: string, choice: string): boolean {
  if (choice === '') return false;
  const its = `(?<![\\p{L}\\p{N}])${escaped(choice)}(?![\\p{L}\\p{N}])`;
  const isAnyWord = /^\p{L}+$/u.test(choice) && (choice.length < FEW_LETTERS || usual.has(choice.toLowerCase()));
  return new RegExp(isAnyWord ? standingAsAnswer(its) : its, 'iu').test(words);
}

const standingAsAnswer = (its: string): string =>
  `[“‘"'] ?${its} ?[.,]?[”’"']|\\b(?:answer|key|choice|option)s?:? (?:(?:is|was|to be) )?${its}|${its} (?:is|was) (?:the )?(?:right|correct|answer|key)`;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

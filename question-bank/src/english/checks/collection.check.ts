import { keyLetters, type ComprehensionQuestion, type EnglishItem, type KeyLetter } from '../english-item';
import { withoutCase } from './words/words';

const fairShare = { least: 0.15, most: 0.25 };

/** What can only be seen of many items together: the same one twice, or a letter that is the better guess. */
export const checkCollection = (items: readonly EnglishItem[]): string[] => [
  ...repeated(items.map(({ id }) => id)).map((id) => `The id ${id} is given twice.`),
  ...repeated(items.map(({ kind, text }) => `${kind}: ${withoutCase(text)}`)).map((text) => `Asked twice: ${text}`),
  ...repeated(items.map(({ kind, correctSentence }) => `${kind}: ${correctSentence}`)).map(
    (text) => `Solved twice: ${text}`,
  ),
];

export const checkKeyBalance = (items: readonly (EnglishItem | ComprehensionQuestion)[]): string[] =>
  keyLetters.flatMap((letter) => {
    const share = shareOf(letter, items);
    return share >= fairShare.least && share <= fairShare.most
      ? []
      : [`${Math.round(share * 100)} % of the keys are ${letter}; 15 to 25 % is fair.`];
  });

const shareOf = (letter: KeyLetter, items: readonly { key: KeyLetter }[]): number =>
  items.filter(({ key }) => key === letter).length / items.length;

const repeated = (texts: readonly string[]): string[] => texts.filter((text, place) => texts.indexOf(text) !== place);

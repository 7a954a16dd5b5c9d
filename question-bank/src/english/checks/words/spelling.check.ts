import type { GroupedItem } from '../../english-item';
import { editDistance } from './edit-distance';
import { changedTokens, checkGroups } from '../items/groups.check';
import { checkSentence } from '../items/sentence.check';
import { isSpelt, unknownWords, withoutCase, wordsOf, type WordList } from './words';

const furthestMistake = 3; // letters: further off, nobody would believe the misspelling

/** A word as the child sees it, and as it should be. */
interface Misspelling {
  shown: string;
  correct: string;
}

export function checkSpelling(item: GroupedItem, list: WordList): string[] {
  const unknown = unknownWords(item.correctSentence, list);
  return [
    ...checkSentence(item.correctSentence),
    ...checkGroups(item),
    ...unknown.map((word) => `"${word}" in the correct sentence is not in the dictionary.`),
    ...(item.key === 'E' ? [] : checkMisspelling(item, list)),
  ];
}

function checkMisspelling(item: GroupedItem, list: WordList): string[] {
  const [changed] = changedTokens(item) ?? [];
  const [shown] = wordsOf(changed?.shown ?? '');
  const [correct] = wordsOf(changed?.correct ?? '');
  if (shown === undefined || correct === undefined) return ['The mistake is not in the letters of a word.'];
  const misspelling = { shown, correct };
  return [
    ...checkDistance(misspelling),
    ...checkWordhood(misspelling, item.ruleTag === 'homophone', list),
    ...checkBothBritish(misspelling),
  ];
}

function checkDistance({ shown, correct }: Misspelling): string[] {
  const distance = editDistance(withoutCase(shown), withoutCase(correct));
  return distance >= 1 && distance <= furthestMistake
    ? []
    : [`"${shown}" is ${distance} letters from "${correct}"; one to ${furthestMistake} are allowed.`];
}

function checkWordhood({ shown }: Misspelling, homophone: boolean, list: WordList): string[] {
  const isWord = isSpelt(shown, list);
  if (homophone && !isWord) return [`"${shown}" should be a word, as it is a homophone.`];
  return !homophone && isWord ? [`"${shown}" is a word of its own, so it is no misspelling.`] : [];
}

/** Both -ise and -ize are British, so neither can be a mistake. */
function checkBothBritish({ shown, correct }: Misspelling): string[] {
  const asIse = (word: string) => word.replace(/iz(e|es|ed|er|ing|ation)$/, 'is$1');
  return shown !== correct && asIse(shown) === asIse(correct)
    ? [`"${shown}" and "${correct}" are both British spellings.`]
    : [];
}

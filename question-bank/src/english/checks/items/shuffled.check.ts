import { optionAt, type ShuffledItem } from '../../english-item';
import { looseWords } from '../../shuffled-source';
import { checkSentence } from './sentence.check';
import { unknownWords, type WordList } from '../words/words';

/** Small words that find a place in nearly any sentence, so that one of them is never clearly the word too many. */
const slotsIn = new Set(
  'a an and the this that these those my your his her its our their some any no not very so too also just then now here there'.split(
    ' ',
  ),
);

export function checkShuffled(item: ShuffledItem, list: WordList): string[] {
  const surplus = optionAt(item.options, item.key);
  const sentence = looseWords(item.correctSentence);
  const shown = item.text.split(' ');
  return [
    ...checkSentence(item.correctSentence),
    ...unknownWords(`${item.correctSentence} ${surplus}`, list).map((word) => `"${word}" is not in the dictionary.`),
    ...(sameWords(shown, [...sentence, surplus]) ? [] : ['The words are not those of the sentence and one more.']),
    ...(shown.join(' ').includes(sentence.join(' ')) ? ['The words stand in the right order already.'] : []),
    ...(slotsIn.has(surplus)
      ? [`"${surplus}" finds a place in nearly any sentence, so it is not clearly too many.`]
      : []),
    ...item.options
      .filter((option) => shown.filter((word) => word === option).length !== 1)
      .map((option) => `The option "${option}" should stand among the words exactly once.`),
  ];
}

const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join(' ') === [...other].sort().join(' ');

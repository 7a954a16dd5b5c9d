import type { EnglishItem } from '../../english-item';
import { checkForm } from './form.check';
import { checkJumbled } from './jumbled.check';
import { checkMissingWords } from './missing-words.check';
import { checkPunctuation } from './punctuation.check';
import { checkShuffled } from './shuffled.check';
import { checkSpelling } from '../words/spelling.check';
import { checkWordPair, type WordKnowledge } from './word-pair.check';

/** Why an item may not be approved, in sentences for its editor; nothing when it may. */
export const checkItem = (item: EnglishItem, knowledge: WordKnowledge): string[] => [
  ...checkForm(item, knowledge.list),
  ...checkKind(item, knowledge),
];

function checkKind(item: EnglishItem, knowledge: WordKnowledge): string[] {
  switch (item.kind) {
    case 'spelling':
      return checkSpelling(item, knowledge.list);
    case 'punctuation':
      return checkPunctuation(item, knowledge.list);
    case 'missing-words':
      return checkMissingWords(item, knowledge.list);
    case 'synonyms':
    case 'antonyms':
      return checkWordPair(item, knowledge);
    case 'shuffled-sentences':
      return checkShuffled(item, knowledge.list);
    case 'jumbled-sentences':
      return checkJumbled(item, knowledge.list);
  }
}

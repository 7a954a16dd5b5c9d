import { describe, expect, it } from '@jest/globals';
import { allLevels } from '../generation/level';
import { checkForm } from './checks/form.check';
import { checkJumbled } from './checks/jumbled.check';
import { checkShuffled } from './checks/shuffled.check';
import { jumbledSentencesItems } from './jumbled-sentences/jumbled-sentences';
import { shuffledSentencesItems } from './shuffled-sentences/shuffled-sentences';
import { checkMissingWords } from './checks/missing-words.check';
import { checkPunctuation } from './checks/punctuation.check';
import { checkWordPair } from './checks/word-pair.check';
import { checkSpelling } from './checks/spelling.check';
import { antonymsItems } from './antonyms/antonyms';
import { synonymsItems } from './synonyms/synonyms';
import { pairsOf } from './word-pairs';
import { keyLetters, type EnglishItem } from './english-item';
import { missingWordsItems } from './missing-words/missing-words';
import { punctuationItems } from './punctuation/punctuation';
import { spellingItems } from './spelling/spelling';
import { britishWords } from './testing/british-words';

const words = britishWords();
const knowledge = { list: words, pairs: pairsOf([...synonymsItems, ...antonymsItems]) };

const faults = <Item extends EnglishItem>(items: readonly Item[], reasonsOf: (item: Item) => string[]) =>
  items.flatMap((item) => reasonsOf(item).map((reason) => `${item.id}: ${reason}`));

const banks: readonly [string, readonly EnglishItem[], () => string[]][] = [
  ['spelling', spellingItems, () => faults(spellingItems, (item) => checkSpelling(item, words))],
  ['punctuation', punctuationItems, () => faults(punctuationItems, (item) => checkPunctuation(item, words))],
  ['missing words', missingWordsItems, () => faults(missingWordsItems, (item) => checkMissingWords(item, words))],
  ['synonyms', synonymsItems, () => faults(synonymsItems, (item) => checkWordPair(item, knowledge))],
  ['antonyms', antonymsItems, () => faults(antonymsItems, (item) => checkWordPair(item, knowledge))],
  ['shuffled', shuffledSentencesItems, () => faults(shuffledSentencesItems, (item) => checkShuffled(item, words))],
  ['jumbled', jumbledSentencesItems, () => faults(jumbledSentencesItems, (item) => checkJumbled(item, words))],
];

describe.each(banks)('the %s bank', (_, items, faultsOfKind) => {
  it('passes every check of an item', () => {
    expect([...faults(items, (item) => checkForm(item, words)), ...faultsOfKind()]).toEqual([]);
  });

  it('is spread evenly over the levels', () => {
    expect(allLevels.map((level) => items.filter((item) => item.level === level).length)).toEqual(
      allLevels.map(() => items.length / 5),
    );
    expect([60, 120]).toContain(items.length);
  });

  it.each(keyLetters)('has 15 to 25 % of its keys at %s', (letter) => {
    const share = items.filter((item) => item.key === letter).length / items.length;
    expect(share).toBeGreaterThanOrEqual(0.15);
    expect(share).toBeLessThanOrEqual(0.25);
  });
});

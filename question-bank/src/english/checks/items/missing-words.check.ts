import { optionAt, type WordChoiceItem } from '../../english-item';
import { gap } from '../../word-choice-source';
import { checkSentence } from './sentence.check';
import { unknownWords, type WordList } from '../words/words';

export function checkMissingWords(item: WordChoiceItem, list: WordList): string[] {
  const gaps = item.text.split(gap).length - 1;
  if (gaps !== 1) return [`The sentence has ${gaps} gaps; write one as ${gap}.`];
  const filled = item.text.replace(gap, optionAt(item.options, item.key));
  return [
    ...checkSentence(item.correctSentence),
    ...(filled === item.correctSentence ? [] : ['The key does not turn the text into the correct sentence.']),
    ...[item.correctSentence, ...item.options]
      .flatMap((text) => unknownWords(text, list))
      .map((word) => `"${word}" is not in the dictionary.`),
    ...checkCapitals(item),
    ...checkArticle(item),
  ];
}

/** A capital must not give the key away. */
function checkCapitals({ text, options }: WordChoiceItem): string[] {
  const first = text.startsWith(gap);
  const odd = options.filter((option) => /^\p{Lu}/u.test(option) !== first);
  return odd.map((option) => `The option "${option}" ${first ? 'needs' : 'must not have'} a capital letter.`);
}

/** After "a" or "an" every option must start with the sound that the article asks for. */
function checkArticle({ text, options }: WordChoiceItem): string[] {
  const [, article] = /\b(an?) ____/i.exec(text) ?? [];
  if (article === undefined) return [];
  const wantsVowel = article.toLowerCase() === 'an';
  return options
    .filter((option) => startsWithVowelSound(option) !== wantsVowel)
    .map((option) => `"${article}" before the gap rules out "${option}".`);
}

const startsWithVowelSound = (word: string): boolean =>
  /^(hour|heir|honest|honour)/.test(word) || (/^[aeiou]/.test(word) && !/^(uni[^nm]|use|usu|eu|one|once)/.test(word));

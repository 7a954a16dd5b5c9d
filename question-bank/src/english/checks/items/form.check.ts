import { keyLetters, type EnglishItem } from '../../english-item';
import { ruleTags } from '../../rule-tags';
import { checkExplanation } from '../passages/explanation.check';
import { checkMarkup } from '../passages/markup.check';
import { withoutCase, type WordList } from '../words/words';

/** What every item needs, whatever its kind. */
export function checkForm(item: EnglishItem, list: WordList): string[] {
  const reasons = [
    ...checkOptions(item.options),
    ...checkExplanation(item.explanation, list),
    ...checkMarkup('The text', item.text),
    ...checkMarkup('The correct sentence', item.correctSentence),
    ...checkMarkup('The explanation', item.explanation),
    ...item.options.flatMap((option) => checkMarkup(`The option "${option}"`, option)),
  ];
  if (!item.id.trim()) reasons.push('The item has no id.');
  if (!keyLetters.includes(item.key)) reasons.push(`The key ${item.key} is not one of A to E.`);
  if (!ruleTags[item.kind].includes(item.ruleTag)) reasons.push(`"${item.ruleTag}" is not a rule tag of ${item.kind}.`);
  if (!item.correctSentence.trim()) reasons.push('The correct sentence is missing.');
  return reasons;
}

export function checkOptions(options: readonly string[]): string[] {
  const reasons: string[] = [];
  if (options.length !== 5) reasons.push(`There are ${options.length} options; a question has five.`);
  if (options.some((option) => !option.trim())) reasons.push('An option is empty.');
  if (new Set(options.map(withoutCase)).size < options.length) reasons.push('Two options are the same.');
  return reasons;
}

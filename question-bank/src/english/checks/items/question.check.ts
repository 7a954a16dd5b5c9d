import type { ComprehensionQuestion } from '../../english-item';
import { plainPassage } from '../../passage-source';
import { checkExplanation } from '../passages/explanation.check';
import { checkOptions } from './form.check';
import { checkMarkup } from '../passages/markup.check';
import { unknownWords, type WordList } from '../words/words';

export interface QuestionSetting {
  /** As stored, with its `||` marks. */
  passageText: string;
  list: WordList;
}

export const checkQuestion = (question: ComprehensionQuestion, { passageText, list }: QuestionSetting): string[] => [
  ...checkOptions(question.options),
  ...checkLengths(question.options),
  ...checkCatchAll(question.options),
  ...checkEvidence(question.evidence, passageText),
  ...checkExplanation(question.explanation, list),
  ...checkMarkup('The question', question.text),
  ...checkMarkup('The explanation', question.explanation),
  ...unknownWords([question.text, ...question.options].join(' '), list).map(
    (word) => `"${word}" is not in the dictionary.`,
  ),
  ...(/[?:.]$/.test(question.text) ? [] : ['The question does not end with a mark.']),
];

const allowedShare = 0.4; // of the mean length
const allowedLetters = 4; // between single words a few letters are no clue, whatever their share

/** An option much longer or shorter than the others draws the eye. */
function checkLengths(options: readonly string[]): string[] {
  const mean = options.reduce((sum, option) => sum + option.length, 0) / options.length;
  const allowed = Math.max(allowedShare * mean, allowedLetters);
  return options
    .filter((option) => Math.abs(option.length - mean) > allowed)
    .map((option) => `The option "${option}" is much ${option.length > mean ? 'longer' : 'shorter'} than the others.`);
}

const checkCatchAll = (options: readonly string[]): string[] =>
  options
    .filter((option) => /\b(all|none|both|any) of (the|these|them)\b/i.test(option))
    .map((option) => `"${option}" is about the other options instead of the passage.`);

const checkEvidence = (evidence: string, passageText: string): string[] =>
  evidence.trim() && plainPassage(passageText).includes(evidence)
    ? []
    : [`The evidence "${evidence}" does not stand in the passage, letter for letter.`];

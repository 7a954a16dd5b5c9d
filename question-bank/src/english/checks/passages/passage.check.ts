import type { Passage } from '../../english-item';
import { plainPassage } from '../../passage-source';
import { checkMarkup } from './markup.check';
import { checkQuestion } from '../items/question.check';
import { readingGrade } from './readability';
import { unknownWords, wordsOf, type WordList } from '../words/words';

const words = { fewest: 350, most: 600 };
const questions = { fewest: 8, most: 12 };
const grade = { easiest: 5, hardest: 8 };

export const checkPassage = (passage: Passage, list: WordList): string[] => [
  ...checkText(passage, list),
  ...checkGrade(passage.text),
  ...checkQuestionCount(passage.questions.length),
  ...passage.questions.flatMap((question) =>
    checkQuestion(question, { passageText: passage.text, list }).map((reason) => `${question.id}: ${reason}`),
  ),
];

function checkText({ title, description, text }: Passage, list: WordList): string[] {
  const plain = plainPassage(text);
  const count = wordsOf(plain).length;
  return [
    ...(count >= words.fewest && count <= words.most
      ? []
      : [`The passage has ${counted(count, 'word')}; ${words.fewest} to ${words.most} are allowed.`]),
    ...checkMarkup('The passage', plain),
    ...checkMarkup('The title', title),
    ...checkMarkup('The description', description),
    ...unknownWords(`${title} ${description} ${plain}`, list).map((word) => `"${word}" is not in the dictionary.`),
  ];
}

function checkGrade(text: string): string[] {
  const found = readingGrade(text.split('||p||').map(plainPassage));
  return found >= grade.easiest && found <= grade.hardest
    ? []
    : [`The reading grade is ${found.toFixed(1)}; ${grade.easiest} to ${grade.hardest} is right for the age.`];
}

const checkQuestionCount = (count: number): string[] =>
  count >= questions.fewest && count <= questions.most
    ? []
    : [`The passage has ${counted(count, 'question')}; ${questions.fewest} to ${questions.most} are allowed.`];

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

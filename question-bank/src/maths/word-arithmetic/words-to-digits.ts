import { wrongNumbers } from '../../generation/distractors';
import { at, type Level } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import type { Random } from '../../generation/random';
import { when } from '../../generation/steps';
import { grouped } from '../../wording/english';
import { inWords } from '../../wording/number-words';
import { shiftedNumbers } from './shifted-numbers';

export const wordsToDigits = defineQuestionType({
  key: 'words-to-digits',
  title: 'Words to figures',
  targetSeconds: [10, 15, 20, 30, 35],
  version: 3,
  build: (random, level) => {
    const number = aNumber(random, level);
    const words = inWords(number);
    const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
    return {
      params: { words },
      prompt: random.pick([
        `Write ${words} in figures.`,
        `Which number is ${words}? Write it in figures.`,
        `${words.charAt(0).toUpperCase()}${words.slice(1)} people ${random.pick(['signed a petition', 'bought a ticket', 'watched a film', 'entered a competition'])}. Write this number in figures.`,
      ]),
      answer: grouped(number),
      answerForm: 'Give figures only, like 407.',
      steps: [
        ...when(thousands > 0, `Thousands: ${thousands} × 1000 = ${grouped(thousands * 1000)}`),
        ...columns(rest),
        together([thousands * 1000, Math.floor(rest / 100) * 100, Math.floor((rest % 100) / 10) * 10, rest % 10]),
      ],
      wrong: wrongNumbers(number, shiftedNumbers(number), { show: grouped, step: 10 }),
    };
  },
  // Reads the words back, one by one.
  solve: ({ words }) => grouped(readWords(words)),
});

/** A number of the level's size; from level 3 it has a zero inside. */
function aNumber(random: Random, level: Level): number {
  const number = random.integer(
    at(level, [21, 101, 1001, 10_001, 100_001]),
    at(level, [99, 999, 9999, 99_999, 999_999]),
  );
  return level < 3 || /0\d/.test(String(number)) ? number : aNumber(random, level);
}

function columns(rest: number): string[] {
  const [hundreds, tens, ones] = [Math.floor(rest / 100), Math.floor((rest % 100) / 10), rest % 10];
  return [
    ...when(hundreds > 0, `Hundreds: ${hundreds} × 100 = ${hundreds * 100}`),
    ...when(tens > 0, `Tens: ${tens} × 10 = ${tens * 10}`),
    ...when(ones > 0, `Ones: ${ones}`),
  ];
}

/** The columns added up, empty ones left out. */
function together(values: readonly number[]): string {
  const full = values.filter((value) => value > 0);
  const sum = grouped(full.reduce((total, value) => total + value, 0));
  const written = full.length === 1 ? sum : `${full.map(grouped).join(' + ')} = ${sum}`;
  return `Together${/0/.test(sum) ? ', with a zero in each empty column' : ''}: ${written}`;
}

const wordValues = new Map(Array.from({ length: 100 }, (_, value) => [inWords(value), value] as const));

function readWords(words: string): number {
  let [total, part] = [0, 0];
  for (const word of words.replace(/,/g, '').split(' ')) {
    if (word === 'thousand') [total, part] = [part * 1000, 0];
    else if (word === 'hundred') part *= 100;
    else part += wordValues.get(word) ?? 0;
  }
  return total + part;
}

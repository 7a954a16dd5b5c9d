import { at } from '../../generation/level';
import { defineQuestionType } from '../../generation/question-type';
import {
  codeOf,
  drawNumberCode,
  exchanged,
  freshWords,
  matchingSteps,
  numberCodeDraft,
  puzzleText,
  solveNumberCode,
} from './number-code';
import { isFitToPrint } from '../words/fit-to-print';

/** STEP, PEST, NEST and TENS with 2351, 5312 and 4312: which word has the code 1352? */
export const numberToWord = defineQuestionType({
  key: 'number-to-word',
  title: 'Numbers into words',
  targetSeconds: [50, 55, 60, 70, 80],
  build: (random, level) => {
    const puzzle = drawNumberCode(random, at(level, [3, 3, 3, 2, 2]));
    // A word of the four would stand in the question already.
    const [answer, ...lookAlikes] = puzzle ? random.shuffle(freshWords(puzzle)) : [];
    if (!puzzle || answer === undefined || puzzle.digitOf.size > at(level, [5, 6, 9, 7, 9])) return undefined;
    const { words, digitOf } = puzzle;
    const codes = random.shuffle(puzzle.codes);
    const asked = codeOf(answer, digitOf);
    const letters = Array.from(answer, (letter) => `${digitOf.get(letter) ?? ''} is ${letter}`).join(', ');
    return numberCodeDraft(
      { words, codes, decode: asked },
      {
        prompt: `${puzzleText(words, codes)}\nWhich word has the code ${asked}?`,
        answer,
        steps: [...matchingSteps(puzzle), `Read the code ${asked}: ${letters}.`],
        wrong: [...lookAlikes.slice(0, 3), ...exchanged(answer), ...words].filter(isFitToPrint),
        answerForm: 'Give a word of four letters.',
      },
    );
  },
  solve: solveNumberCode,
});

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
  uncodedWord,
} from './number-code';

/** STEP, PEST, NEST and TENS with 2351, 5312 and 4312: what is the code for STEP? */
export const wordToNumber = defineQuestionType({
  key: 'word-to-number',
  title: 'Words into numbers',
  targetSeconds: [50, 55, 60, 70, 80],
  version: 2,
  build: (random, level) => {
    const puzzle = drawNumberCode(random, at(level, [4, 3, 3, 2, 2]));
    const [asked] = puzzle ? random.shuffle(level < 3 ? uncodedWord(puzzle) : freshWords(puzzle)) : [];
    if (!puzzle || asked === undefined) return undefined;
    const { words, digitOf } = puzzle;
    const codes = random.shuffle(puzzle.codes);
    const answer = codeOf(asked, digitOf);
    const digits = Array.from(asked, (letter) => `${letter} is ${digitOf.get(letter) ?? ''}`).join(', ');
    return numberCodeDraft(
      { words, codes, encode: asked },
      {
        prompt: `${puzzleText(words, codes)}\nWhat is the code for ${asked}?`,
        answer,
        steps: [...matchingSteps(puzzle), `Write the digits of ${asked}: ${digits}. Together that is ${answer}.`],
        wrong: [...exchanged(answer), ...codes, answer.charAt(3) + answer.slice(0, 3)],
        answerForm: 'Give four digits.',
      },
    );
  },
  solve: solveNumberCode,
});

import { defineQuestionType } from '../../generation/question-type';
import { decodeDraft, solveLetterCode } from './letter-code';
import { pickShiftCode } from './shift-code';

/** LAMP is NCOR, so HTQI means FROG. */
export const decodeShift = defineQuestionType({
  key: 'decode-shift',
  title: 'Read a code: one step',
  targetSeconds: [35, 40, 45, 50, 60],
  version: 6,
  build: (random, level) => decodeDraft(random, level, pickShiftCode(random, level)),
  solve: solveLetterCode,
});

import { defineQuestionType } from '../../generation/question-type';
import { encodeDraft, solveLetterCode } from './letter-code';
import { pickShiftCode } from './shift-code';

/** LAMP is NCOR, so FROG is HTQI. */
export const encodeShift = defineQuestionType({
  key: 'encode-shift',
  title: 'Write in code: one step',
  targetSeconds: [30, 35, 40, 45, 55],
  version: 5,
  build: (random, level) => encodeDraft(random, level, pickShiftCode(random, level)),
  solve: solveLetterCode,
});

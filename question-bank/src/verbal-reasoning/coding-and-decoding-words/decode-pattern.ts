import { defineQuestionType } from '../../generation/question-type';
import { decodeDraft, solveLetterCode } from './letter-code';
import { pickPatternCode } from './pattern-code';

/** LAMP is MZNO, so GQPF means FROG. */
export const decodePattern = defineQuestionType({
  key: 'decode-pattern',
  title: 'Read a code: a pattern of steps',
  targetSeconds: [40, 45, 50, 60, 70],
  version: 5,
  build: (random, level) => decodeDraft(random, level, pickPatternCode(random, level)),
  solve: solveLetterCode,
});

import { defineQuestionType } from '../../generation/question-type';
import { encodeDraft, solveLetterCode } from './letter-code';
import { pickPatternCode } from './pattern-code';

/** LAMP is MZNO, so FROG is GQPF. */
export const encodePattern = defineQuestionType({
  key: 'encode-pattern',
  title: 'Write in code: a pattern of steps',
  targetSeconds: [35, 40, 45, 55, 65],
  version: 4,
  build: (random, level) => encodeDraft(random, level, pickPatternCode(random, level)),
  solve: solveLetterCode,
});

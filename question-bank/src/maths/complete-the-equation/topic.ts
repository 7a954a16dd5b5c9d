import { defineTopic } from '../../generation/topic';
import { bidmas } from './bidmas';
import { bothSides } from './both-sides';
import { cubeEval } from './cube-eval';
import { missingOperand } from './missing-operand';
import { missingSign } from './missing-sign';
import { placeBrackets } from './place-brackets';
import { squareMissing } from './square-missing';
import { twoSigns } from './two-signs';

export const completeTheEquation = defineTopic({
  subject: 'maths',
  key: 'complete-the-equation',
  title: 'Complete the Equation',
  subTopics: [
    { key: 'missing-number', title: 'Missing numbers', types: [missingOperand, bothSides] },
    { key: 'missing-sign', title: 'Missing signs', types: [missingSign, twoSigns] },
    { key: 'order', title: 'Order of operations', types: [bidmas, placeBrackets] },
    { key: 'powers', title: 'Powers', types: [squareMissing, cubeEval] },
  ],
});

import { defineTopic } from '../../generation/topic';
import { balanceAdd } from './balance-add';
import { balanceFirst } from './balance-first';
import { divideBalance } from './divide-balance';
import { multiplyBalance } from './multiply-balance';
import { threePlusOne } from './three-plus-one';
import { threePlusTwo } from './three-plus-two';

export const completeTheSum = defineTopic({
  subject: 'verbal-reasoning',
  key: 'complete-the-sum',
  title: 'Complete the Sum',
  subTopics: [
    { key: 'two-terms', title: 'Two numbers', types: [balanceAdd, balanceFirst] },
    { key: 'three-terms', title: 'Three numbers', types: [threePlusOne, threePlusTwo] },
    { key: 'mixed', title: 'Multiply and divide', types: [multiplyBalance, divideBalance] },
  ],
});

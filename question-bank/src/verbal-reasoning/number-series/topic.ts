import { defineTopic } from '../../generation/topic';
import { addStep } from './add-step';
import { alternate } from './alternate';
import { doublePlus } from './double-plus';
import { doublingGap } from './doubling-gap';
import { growingGap } from './growing-gap';
import { multiplyStep } from './multiply-step';
import { specialNumbers } from './special-numbers';
import { sumOfTwo } from './sum-of-two';
import { woven } from './woven';

export const numberSeries = defineTopic({
  subject: 'verbal-reasoning',
  key: 'number-series',
  title: 'Number Series',
  subTopics: [
    { key: 'constant', title: 'One rule', types: [addStep, multiplyStep] },
    { key: 'changing', title: 'Changing gaps', types: [growingGap, doublingGap, sumOfTwo, specialNumbers] },
    { key: 'two-rules', title: 'Two rules', types: [alternate, woven, doublePlus] },
  ],
});

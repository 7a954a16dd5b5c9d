import { defineTopic } from '../../generation/topic';
import { middleAverage } from './middle-average';
import { middleDifference } from './middle-difference';
import { middleDouble } from './middle-double';
import { middleProduct } from './middle-product';
import { middleQuotient } from './middle-quotient';
import { middleSquare } from './middle-square';
import { middleSum } from './middle-sum';

export const relatedNumbers = defineTopic({
  subject: 'verbal-reasoning',
  key: 'related-numbers',
  title: 'Related Numbers',
  subTopics: [
    { key: 'add', title: 'Add and take away', types: [middleSum, middleDifference] },
    { key: 'multiply', title: 'Multiply and divide', types: [middleProduct, middleQuotient] },
    { key: 'two-steps', title: 'Two steps', types: [middleDouble, middleAverage, middleSquare] },
  ],
});

import { defineTopic } from '../../generation/topic';
import { bestBuy } from './best-buy';
import { changeMany } from './change-many';
import { changeOne } from './change-one';
import { coinCount } from './coin-count';
import { coinTotal } from './coin-total';
import { shareBill } from './share-bill';
import { unitCost } from './unit-cost';
import { weeklySaving } from './weekly-saving';

export const moneyProblems = defineTopic({
  subject: 'maths',
  key: 'money-problems',
  title: 'Money Problems',
  subTopics: [
    { key: 'change', title: 'Change', types: [changeOne, changeMany] },
    { key: 'unit-price', title: 'Unit price', types: [unitCost, bestBuy] },
    { key: 'saving', title: 'Saving and sharing', types: [weeklySaving, shareBill] },
    { key: 'coins', title: 'Coins', types: [coinTotal, coinCount] },
  ],
});

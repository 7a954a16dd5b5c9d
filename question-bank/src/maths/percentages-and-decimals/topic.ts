import { defineTopic } from '../../generation/topic';
import { decimalAddSubtract } from './decimal-add-subtract';
import { decimalMultiplyDivide } from './decimal-multiply-divide';
import { fdpConvert } from './fdp-convert';
import { orderMixed } from './order-mixed';
import { percentChange } from './percent-change';
import { percentOf } from './percent-of';
import { reversePercent } from './reverse-percent';
import { round } from './round';

export const percentagesAndDecimals = defineTopic({
  subject: 'maths',
  key: 'percentages-and-decimals',
  title: 'Percentages and Decimals',
  subTopics: [
    { key: 'percent-of', title: 'Percentages', types: [percentOf, percentChange, reversePercent] },
    { key: 'decimals', title: 'Decimals', types: [decimalAddSubtract, decimalMultiplyDivide, round] },
    { key: 'equivalents', title: 'Equivalent forms', types: [fdpConvert, orderMixed] },
  ],
});

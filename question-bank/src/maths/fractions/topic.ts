import { defineTopic } from '../../generation/topic';
import { addSubtract } from './add-subtract';
import { findWhole } from './find-whole';
import { fractionLeft } from './fraction-left';
import { fractionOf } from './fraction-of';
import { largest } from './largest';
import { mixedImproper } from './mixed-improper';
import { multiplyDivide } from './multiply-divide';
import { simplify } from './simplify';

export const fractions = defineTopic({
  subject: 'maths',
  key: 'fractions',
  title: 'Fractions',
  subTopics: [
    { key: 'equivalence', title: 'Equivalent fractions', types: [simplify, largest] },
    { key: 'of-amounts', title: 'Fractions of amounts', types: [fractionOf, findWhole, fractionLeft] },
    { key: 'calculating', title: 'Calculating with fractions', types: [addSubtract, multiplyDivide, mixedImproper] },
  ],
});

import { defineTopic } from '../../generation/topic';
import { alternatingStep } from './alternating-step';
import { growingStep } from './growing-step';
import { mirrorSeries } from './mirror-series';
import { pairStep } from './pair-step';
import { singleStep } from './single-step';
import { twoSeries } from './two-series';

export const letterSeries = defineTopic({
  subject: 'verbal-reasoning',
  key: 'letter-series',
  title: 'Letter Series',
  subTopics: [
    { key: 'constant', title: 'One rule', types: [singleStep, pairStep] },
    { key: 'changing', title: 'Changing steps', types: [growingStep, alternatingStep] },
    { key: 'woven', title: 'Woven series', types: [twoSeries, mirrorSeries] },
  ],
});

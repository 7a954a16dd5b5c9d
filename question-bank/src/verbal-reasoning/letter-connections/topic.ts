import { defineTopic } from '../../generation/topic';
import { equalShift } from './equal-shift';
import { mirrorPair } from './mirror-pair';
import { mirrorShift } from './mirror-shift';
import { spread } from './spread';
import { swapShift } from './swap-shift';
import { twoShifts } from './two-shifts';

export const letterConnections = defineTopic({
  subject: 'verbal-reasoning',
  key: 'letter-connections',
  title: 'Letter Connections',
  subTopics: [
    { key: 'shifts', title: 'Steps along the alphabet', types: [equalShift, twoShifts] },
    { key: 'mirror', title: 'Mirrored letters', types: [mirrorPair, mirrorShift] },
    { key: 'crossing', title: 'Crossing letters', types: [swapShift, spread] },
  ],
});

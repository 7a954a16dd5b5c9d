import type { Topic } from '../generation/topic';
import { capacity } from './capacity/topic';
import { completeTheEquation } from './complete-the-equation/topic';
import { fractions } from './fractions/topic';
import { length } from './length/topic';
import { moneyProblems } from './money-problems/topic';
import { percentagesAndDecimals } from './percentages-and-decimals/topic';
import { speedDistanceAndTime } from './speed-distance-and-time/topic';
import { thinkingOfANumber } from './thinking-of-a-number/topic';
import { timeArithmetic } from './time-arithmetic/topic';
import { volumeAndArea } from './volume-and-area/topic';
import { weightAndRatio } from './weight-and-ratio/topic';
import { wordArithmetic } from './word-arithmetic/topic';

export const mathsTopics: readonly Topic[] = [
  moneyProblems,
  capacity,
  length,
  completeTheEquation,
  speedDistanceAndTime,
  thinkingOfANumber,
  volumeAndArea,
  fractions,
  weightAndRatio,
  wordArithmetic,
  timeArithmetic,
  percentagesAndDecimals,
];

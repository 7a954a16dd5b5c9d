import type { Topic } from '../generation/topic';
import { codingAndDecodingWords } from './coding-and-decoding-words/topic';
import { completeTheSum } from './complete-the-sum/topic';
import { letterSeries } from './letter-series/topic';
import { numberSeries } from './number-series/topic';

/** In the order of the specification. */
export const verbalReasoningTopics: readonly Topic[] = [
  codingAndDecodingWords,
  completeTheSum,
  letterSeries,
  numberSeries,
];

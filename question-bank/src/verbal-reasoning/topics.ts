import type { Topic } from '../generation/topic';
import { codingAndDecodingWords } from './coding-and-decoding-words/topic';
import { completeTheSum } from './complete-the-sum/topic';
import { letterConnections } from './letter-connections/topic';
import { letterSeries } from './letter-series/topic';
import { lettersForNumbers } from './letters-for-numbers/topic';
import { numberSeries } from './number-series/topic';
import { relatedNumbers } from './related-numbers/topic';

/** In the order of the specification. */
export const verbalReasoningTopics: readonly Topic[] = [
  codingAndDecodingWords,
  completeTheSum,
  letterConnections,
  letterSeries,
  lettersForNumbers,
  numberSeries,
  relatedNumbers,
];

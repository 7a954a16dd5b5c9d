import { defineTopic } from '../../generation/topic';
import { consecutiveSum } from './consecutive-sum';
import { digitClues } from './digit-clues';
import { fractionChain } from './fraction-chain';
import { inverseChain } from './inverse-chain';
import { sameResult } from './same-result';
import { sumDifference } from './sum-difference';

export const thinkingOfANumber = defineTopic({
  subject: 'maths',
  key: 'thinking-of-a-number',
  title: 'Thinking of a Number',
  subTopics: [
    { key: 'undo', title: 'Working backwards', types: [inverseChain, fractionChain] },
    { key: 'two-conditions', title: 'Two conditions', types: [sameResult, sumDifference] },
    { key: 'clues', title: 'Clues', types: [digitClues, consecutiveSum] },
  ],
});

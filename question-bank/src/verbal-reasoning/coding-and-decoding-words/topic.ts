import { defineTopic } from '../../generation/topic';
import { decodePattern } from './decode-pattern';
import { decodeShift } from './decode-shift';
import { encodePattern } from './encode-pattern';
import { encodeShift } from './encode-shift';
import { mirrorCode } from './mirror-code';
import { numberToWord } from './number-to-word';
import { wordToNumber } from './word-to-number';

export const codingAndDecodingWords = defineTopic({
  subject: 'verbal-reasoning',
  key: 'coding-and-decoding-words',
  title: 'Coding and Decoding Words',
  subTopics: [
    { key: 'shift', title: 'One step', types: [encodeShift, decodeShift] },
    { key: 'pattern', title: 'Patterns of steps', types: [encodePattern, decodePattern, mirrorCode] },
    { key: 'numbers', title: 'Number codes', types: [wordToNumber, numberToWord] },
  ],
});

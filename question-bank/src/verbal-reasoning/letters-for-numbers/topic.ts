import { defineTopic } from '../../generation/topic';
import { bracketLetters } from './bracket-letters';
import { divideLetters } from './divide-letters';
import { missingLetter } from './missing-letter';
import { mixedLetters } from './mixed-letters';
import { sumLetters } from './sum-letters';
import { wordTotal } from './word-total';

export const lettersForNumbers = defineTopic({
  subject: 'verbal-reasoning',
  key: 'letters-for-numbers',
  title: 'Letters for Numbers',
  subTopics: [
    { key: 'evaluate', title: 'Work out the sum', types: [sumLetters, mixedLetters] },
    { key: 'multiply', title: 'Divide and use brackets', types: [divideLetters, bracketLetters] },
    { key: 'reverse', title: 'Missing letters and words', types: [missingLetter, wordTotal] },
  ],
});

import { defineTopic } from '../../generation/topic';
import { digitsToWords } from './digits-to-words';
import { nested } from './nested';
import { roundRemainder } from './round-remainder';
import { storySteps } from './story-steps';
import { sumProduct } from './sum-product';
import { wordsToDigits } from './words-to-digits';

export const wordArithmetic = defineTopic({
  subject: 'maths',
  key: 'word-arithmetic',
  title: 'Word Arithmetic',
  subTopics: [
    { key: 'words-and-digits', title: 'Words and figures', types: [wordsToDigits, digitsToWords] },
    { key: 'vocabulary', title: 'Words for operations', types: [sumProduct, nested] },
    { key: 'stories', title: 'Stories', types: [storySteps, roundRemainder] },
  ],
});

import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { wordArithmetic } from './topic';

topicKeepsItsPromises(wordArithmetic);

import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { timeArithmetic } from './topic';

topicKeepsItsPromises(timeArithmetic);

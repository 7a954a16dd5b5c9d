import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { completeTheSum } from './topic';

topicKeepsItsPromises(completeTheSum);

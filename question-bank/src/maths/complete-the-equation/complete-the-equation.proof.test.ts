import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { completeTheEquation } from './topic';

topicKeepsItsPromises(completeTheEquation);

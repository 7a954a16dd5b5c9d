import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { length } from './topic';

topicKeepsItsPromises(length);

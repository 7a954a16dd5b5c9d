import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { capacity } from './topic';

topicKeepsItsPromises(capacity);

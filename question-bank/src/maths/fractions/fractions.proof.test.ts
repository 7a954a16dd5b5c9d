import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { fractions } from './topic';

topicKeepsItsPromises(fractions);

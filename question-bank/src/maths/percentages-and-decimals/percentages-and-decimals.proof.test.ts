import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { percentagesAndDecimals } from './topic';

topicKeepsItsPromises(percentagesAndDecimals);

import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { thinkingOfANumber } from './topic';

topicKeepsItsPromises(thinkingOfANumber);

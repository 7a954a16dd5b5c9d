import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { weightAndRatio } from './topic';

topicKeepsItsPromises(weightAndRatio);

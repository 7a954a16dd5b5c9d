import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { speedDistanceAndTime } from './topic';

topicKeepsItsPromises(speedDistanceAndTime);

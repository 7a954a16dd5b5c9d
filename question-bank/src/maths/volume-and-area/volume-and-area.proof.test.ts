import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { volumeAndArea } from './topic';

topicKeepsItsPromises(volumeAndArea);

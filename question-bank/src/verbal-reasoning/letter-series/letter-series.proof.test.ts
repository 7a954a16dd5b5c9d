import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { letterSeries } from './topic';

topicKeepsItsPromises(letterSeries);

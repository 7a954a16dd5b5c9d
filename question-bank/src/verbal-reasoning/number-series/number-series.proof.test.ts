import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { numberSeries } from './topic';

topicKeepsItsPromises(numberSeries);

import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { numberSeries } from './number-series.topic';

topicKeepsItsPromises(numberSeries);

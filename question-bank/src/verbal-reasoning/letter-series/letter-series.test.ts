import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { letterSeries } from './letter-series.topic';

topicKeepsItsPromises(letterSeries);

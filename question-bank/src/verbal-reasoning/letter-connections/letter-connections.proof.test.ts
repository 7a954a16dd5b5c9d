import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { letterConnections } from './topic';

topicKeepsItsPromises(letterConnections);

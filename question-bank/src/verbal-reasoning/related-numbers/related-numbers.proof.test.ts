import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { relatedNumbers } from './topic';

topicKeepsItsPromises(relatedNumbers);

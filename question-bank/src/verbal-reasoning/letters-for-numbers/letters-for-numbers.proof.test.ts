import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { lettersForNumbers } from './topic';

topicKeepsItsPromises(lettersForNumbers);

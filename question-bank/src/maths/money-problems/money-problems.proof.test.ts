import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { moneyProblems } from './topic';

topicKeepsItsPromises(moneyProblems);

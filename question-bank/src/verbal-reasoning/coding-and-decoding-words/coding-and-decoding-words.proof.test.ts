import { topicKeepsItsPromises } from '../../testing/question-type-cases';
import { codingAndDecodingWords } from './topic';

topicKeepsItsPromises(codingAndDecodingWords);

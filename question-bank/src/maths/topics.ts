import type { Topic } from '../generation/topic';
import { fractions } from './fractions/topic';
import { moneyProblems } from './money-problems/topic';

export const mathsTopics: readonly Topic[] = [moneyProblems, fractions];

import type { Topic } from '../generation/topic';
import { fractions } from './fractions/topic';

export const mathsTopics: readonly Topic[] = [fractions];

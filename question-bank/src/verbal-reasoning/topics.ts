import type { Topic } from '../generation/topic';

export const verbalReasoningTopics: readonly Topic[] = [];

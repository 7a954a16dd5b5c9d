import type { Topic } from '../generation/topic';

export const mathsTopics: readonly Topic[] = [];

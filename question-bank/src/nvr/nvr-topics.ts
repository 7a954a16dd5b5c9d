import type { Topic } from '../generation/topic';
import { nvrTypes } from './nvr-types';

/** Each design is a topic, a sub-topic and a question type at once. */
export const nvrTopics: readonly Topic[] = nvrTypes.map((type) => {
  const { key, title } = type;
  return { subject: 'non-verbal-reasoning', key, title, subTopics: [{ key, title, types: [type] }] };
});

import { englishTopics } from './english-topics';
import type { QuestionType } from './generation/question-type';
import type { Subject, SubTopic, Topic } from './generation/topic';
import { mathsTopics } from './maths/topics';
import { nvrTopics } from './nvr/nvr-topics';
import { verbalReasoningTopics } from './verbal-reasoning/topics';

export const subjects: readonly { key: Subject; title: string }[] = [
  { key: 'maths', title: 'Maths' },
  { key: 'verbal-reasoning', title: 'Verbal Reasoning' },
  { key: 'english', title: 'English' },
  { key: 'non-verbal-reasoning', title: 'Non-Verbal Reasoning' },
];

/** Every topic of every subject, in the order of the tiles. */
export const topics: readonly Topic[] = [...mathsTopics, ...verbalReasoningTopics, ...englishTopics, ...nvrTopics];

/** A question type and its place in the taxonomy. */
export interface PlacedType {
  type: QuestionType;
  subTopic: SubTopic;
  topic: Topic;
}

const placedTypes: readonly PlacedType[] = topics.flatMap((topic) =>
  topic.subTopics.flatMap((subTopic) => subTopic.types.map((type) => ({ type, subTopic, topic }))),
);

const typesByKey = new Map(placedTypes.map((placed) => [placed.type.key, placed]));

/** A type by its key, which is unique in the whole bank. */
export const findType = (typeKey: string): PlacedType | undefined => typesByKey.get(typeKey);

export const findTopic = (topicKey: string): Topic | undefined => topics.find(({ key }) => key === topicKey);

export const topicsOf = (subject: Subject): readonly Topic[] => topics.filter((topic) => topic.subject === subject);

/** The question types of a topic, or of one of its sub-topics, in the order of the tiles. */
export const typesOf = (topicKey: string, subTopicKey?: string): readonly PlacedType[] =>
  placedTypes.filter(
    ({ topic, subTopic }) => topic.key === topicKey && (subTopicKey === undefined || subTopic.key === subTopicKey),
  );

export const allTypes = (): readonly PlacedType[] => placedTypes;

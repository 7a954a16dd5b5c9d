import { useMemo } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import { getQuestionCatalogue } from 'schemas/questions/catalogue.contract';
import { inWords, topicTitle } from 'schemas/questions/topic-title.rules';
import { useQuery } from '../client/contract';

type Topics = ReplyOf<typeof getQuestionCatalogue>['topics'];
export type Topic = Topics[number];
export type SubTopic = Topic['subTopics'][number];
export type QuestionType = SubTopic['types'][number];

/** Names for keys: until the catalogue is here, or for a key it no longer has, the key itself in words. */
export interface Titles {
  readonly topic: (key: string) => string;
  readonly subTopic: (topic: string, key: string) => string;
  readonly type: (key: string) => string;
}

/** A passage with its questions: there is nothing to choose before it. */
export const isComprehension = ({ key }: Pick<Topic, 'key'>) => key === 'comprehension';

/** Whether there is anything to practise in it. An English topic is its own one type of question. */
export const canBePractised = ({ subject, subTopics }: Pick<Topic, 'subject' | 'subTopics'>) =>
  subject === 'english' || subTopics.some(({ types }) => types.length > 0);

export const useCatalogue = () => useQuery(getQuestionCatalogue, {});

export function useTitles(): Titles {
  const topics = useCatalogue().data?.topics;
  return useMemo(() => titlesOf(topics ?? []), [topics]);
}

export function titlesOf(topics: Topics): Titles {
  const types = new Map(
    topics.flatMap(({ subTopics }) => subTopics.flatMap((sub) => sub.types.map(({ key, title }) => [key, title]))),
  );
  const topic = (key: string) => topics.find((each) => each.key === key);
  return {
    topic: (key) => topicTitle(topics, key),
    subTopic: (of, key) => topic(of)?.subTopics.find((sub) => sub.key === key)?.title ?? inWords(key),
    // An English topic is its own one type of question.
    type: (key) => types.get(key) ?? topic(key)?.title ?? inWords(key),
  };
}

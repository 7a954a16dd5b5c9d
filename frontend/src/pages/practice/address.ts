import type { SubjectKey } from 'schemas/questions/question';
import { subjectPaths, topicAddress } from '../../parts/subjects';

/** Where in the practice area somebody is. All of it stands in the address, so that a reload or another device goes on there. */
export interface Place {
  readonly topic: string | null;
  readonly subTopic: string | null;
  readonly worksheetId: string | null;
  /** The question, counted from 1; null where the address names none. */
  readonly number: number | null;
}

export function placeIn(search: URLSearchParams): Place {
  const number = Number(search.get('q'));
  return {
    topic: search.get('topic')?.toLowerCase() ?? null,
    subTopic: search.get('subtopic')?.toLowerCase() ?? null,
    worksheetId: search.get('worksheet'),
    number: Number.isInteger(number) && number > 0 ? number : null,
  };
}

export const topicsAddress = (subject: SubjectKey) => `${subjectPaths[subject]}/questions`;

export const subTopicAddress = (subject: SubjectKey, topic: string, subTopic: string) =>
  `${topicAddress(subject, topic)}&subtopic=${encodeURIComponent(subTopic)}`;

import { MOST_DRAWN } from 'schemas/mock-exams/sets/drawing.contract';
import type { PaperSubjectName } from 'schemas/mock-exams/paper';
import { isComprehension, type Topic } from '../../../../parts/catalogue';

export const levels = [1, 2, 3, 4, 5] as const;

const subjectOf: Readonly<Record<PaperSubjectName, Topic['subject']>> = {
  MATHS: 'maths',
  ENGLISH: 'english',
  VR: 'verbal-reasoning',
  NVR: 'non-verbal-reasoning',
};

type Choice = readonly [value: string, words: string];

/** Topics of a section's own subject first; a text to read is drawn by itself. */
export function topicChoices(topics: readonly Topic[], subject: PaperSubjectName): readonly Choice[] {
  const drawable = topics.filter((topic) => !isComprehension(topic));
  const own = drawable.filter((topic) => topic.subject === subjectOf[subject]);
  const others = drawable.filter((topic) => topic.subject !== subjectOf[subject]);
  return [...own, ...others].map(({ key, title }) => [key, title]);
}

/** The types of a topic; an English topic is its own one type. */
export const typeChoices = (topics: readonly Topic[], topic: string): readonly Choice[] => [
  ['', 'All its types in turn'],
  ...(topics.find(({ key }) => key === topic)?.subTopics ?? []).flatMap(({ types }) =>
    types.map(({ key, title }): Choice => [key, title]),
  ),
];

export function countRule(typed: string): string | undefined {
  const isCount = /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MOST_DRAWN;
  return isCount ? undefined : `A whole number from 1 to ${MOST_DRAWN}`;
}

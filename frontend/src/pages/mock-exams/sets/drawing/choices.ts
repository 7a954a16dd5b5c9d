import { MOST_DRAWN } from 'schemas/mock-exams/sets/drawing.contract';
import type { PaperSubjectName } from 'schemas/mock-exams/paper';
import { isComprehension, type Topic } from '../../../../parts/catalogue';
import type { Question } from '../api';

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

/** What a form for drawing begins with. */
export interface Wanted {
  readonly topic: string;
  /** Empty: all types of the topic in turn. */
  readonly type: string;
  readonly level: string;
}

interface Drawing {
  readonly name: string;
  readonly subject: PaperSubjectName;
  readonly questions: readonly Question[];
}

const usual = { type: '', level: '3' } as const;

/** What was drawn last into a section; else what it is called after; else the first of its subject. */
export function firstWanted(topics: readonly Topic[], section: Drawing): Wanted {
  const choices = topicChoices(topics, section.subject);
  const isThere = ({ topic }: Wanted) => choices.some(([key]) => key === topic);
  const fitting = [lastDrawn(section.questions), calledAfter(topics, section.name)].flatMap((wanted) => wanted ?? []);
  return fitting.find(isThere) ?? { topic: choices[0]?.[0] ?? '', ...usual };
}

/** Its type too, where all that was drawn of that topic is of one. */
function lastDrawn(questions: readonly Question[]): Wanted | undefined {
  const drawn = questions.flatMap(({ drawnFrom }) => drawnFrom ?? []);
  const last = drawn.findLast(({ topic }) => topic !== 'comprehension');
  if (last === undefined) return undefined;
  const types = new Set(drawn.filter(({ topic }) => topic === last.topic).map(({ questionType }) => questionType));
  return { topic: last.topic, type: types.size === 1 ? last.questionType : '', level: String(last.level) };
}

function calledAfter(topics: readonly Topic[], name: string): Wanted | undefined {
  const isNamed = ({ title }: { readonly title: string }) => areAlike(title, name);
  const topic = topics.find(isNamed);
  if (topic) return { topic: topic.key, ...usual };
  return topics
    .flatMap(({ key, subTopics }) =>
      subTopics.flatMap(({ types }) => types.filter(isNamed).map((type) => ({ topic: key, ...usual, type: type.key }))),
    )
    .at(0);
}

/** One name is the other, or stands in it: “Synonyms”, and “Synonyms 2”. */
function areAlike(one: string, other: string): boolean {
  const [title, name] = [one, other].map((words) =>
    words
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
  if (!title || !name || name.length < 4) return false;
  return ` ${name} `.includes(` ${title} `) || ` ${title} `.includes(` ${name} `);
}

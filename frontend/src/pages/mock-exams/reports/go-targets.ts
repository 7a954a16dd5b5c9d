import type { GoTarget } from 'schemas/mock-exams/reports/go-links.rules';
import type { SubjectKey } from 'schemas/questions/question';
import type { Topic } from '../../../parts/catalogue';

const QUESTIONS = 10;
const MOST_TYPES = 5;

const subjectTitles: Readonly<Record<SubjectKey, string>> = {
  maths: 'Maths',
  english: 'English',
  'verbal-reasoning': 'Verbal Reasoning',
  'non-verbal-reasoning': 'Non-Verbal Reasoning',
};

/** Everything that an address can lead to: each topic, and each subject as a whole. */
export function goTargets(topics: readonly Topic[]): readonly GoTarget[] {
  const subjects = [...new Set(topics.map(({ subject }) => subject))];
  return [
    ...topics.map(({ subject, key }) => ({ subject, topic: key })),
    ...subjects.map((subject) => ({ subject, topic: null })),
  ];
}

export const targetTitle = ({ subject, topic }: GoTarget, topics: readonly Topic[]): string =>
  topics.find(({ key }) => key === topic)?.title ?? subjectTitles[subject];

/** Ten questions of it, shared among some of its types; an English topic is its own one type. */
export function typesFor(
  { subject, topic }: GoTarget,
  topics: readonly Topic[],
): readonly (readonly [string, number])[] {
  const own = topics.filter((one) => one.subject === subject && (topic === null || one.key === topic));
  const types = interleaved(own.map(typesOf)).slice(0, MOST_TYPES);
  const share = Math.floor(QUESTIONS / Math.max(1, types.length));
  const over = QUESTIONS - share * types.length;
  return types.map((type, place) => [type, share + (place < over ? 1 : 0)] as const);
}

const typesOf = ({ key, subject, subTopics }: Topic): readonly string[] =>
  subject === 'english' ? [key] : subTopics.flatMap(({ types }) => types.map((type) => type.key));

/** The first of each, then the second of each, and so on. */
function interleaved(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
}

import type { SubjectKey } from 'schemas/questions/question';

/** Where each subject is practised. The address says `math`, as the spec has it. */
export const subjectPaths: Readonly<Record<SubjectKey, string>> = {
  maths: '/app/math',
  'verbal-reasoning': '/app/verbal-reasoning',
  english: '/app/english',
  'non-verbal-reasoning': '/app/non-verbal-reasoning',
};

/** Where a plan of several subjects is begun. */
export const mixPath = '/app/mix';

const subjects = Object.keys(subjectPaths) as SubjectKey[];

/** The subject of an address; Maths for one that names none. */
export const subjectAt = (pathname: string): SubjectKey =>
  subjects.find((key) => pathname === subjectPaths[key] || pathname.startsWith(`${subjectPaths[key]}/`)) ?? 'maths';

/** The area of what is of these subjects: of several, that of none of them. Maths where none is told. */
export function areaOf(of: readonly SubjectKey[]): string {
  const [subject = 'maths', ...others] = new Set(of);
  return others.length > 0 ? mixPath : subjectPaths[subject];
}

/** A worksheet of these subjects: its questions while it is not marked, its answers once it is. */
export const worksheetAddress = (of: readonly SubjectKey[], worksheetId: string) =>
  `${areaOf(of)}/questions?worksheet=${encodeURIComponent(worksheetId)}`;

/** One worksheet under review, at one of its questions. */
export const reviewAddress = (subject: SubjectKey, worksheetId: string, number = 1) =>
  `${subjectPaths[subject]}/review?worksheet=${encodeURIComponent(worksheetId)}&q=${number}`;

/** A topic's sub-topics, or what can be practised in it. */
export const topicAddress = (subject: SubjectKey, topic: string) =>
  `${subjectPaths[subject]}/questions?topic=${encodeURIComponent(topic)}`;

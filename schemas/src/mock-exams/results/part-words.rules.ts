import type { PaperSubjectName } from '../paper';
import { satPartWords } from '../sittings/sat-papers.rules';

export const paperSubjectWords: Readonly<Record<PaperSubjectName, string>> = {
  MATHS: 'Maths',
  ENGLISH: 'English',
  VR: 'Verbal Reasoning',
  NVR: 'Non-Verbal Reasoning',
};

interface Named {
  readonly kind: 'total' | 'subject' | 'paper' | 'section' | 'topic';
  readonly name: string | null;
  readonly subject: PaperSubjectName | null;
  readonly topic: string | null;
}

/** What a part is called. Topics of the bank by their keys, where nobody gives their titles. */
export function partWords({ kind, name, subject, topic }: Named, titleOf = inWords): string {
  if (kind === 'total') return 'Everything';
  if (kind === 'subject' && subject !== null) return paperSubjectWords[subject];
  return name ?? (topic === null ? 'A part without a name' : titleOf(topic));
}

function inWords(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Why there is no standardised score. */
export const whyNoScoreWords = {
  'too few': 'Fewer than 30 children have sat it',
  'no spread': 'All have the same marks',
} as const;

/** How it stands with a child, for whoever reads a list: who missed a paper came, and has not completed the exam. */
export const standsWords = (state: keyof typeof childStateWords, missed: number, papers: number): string =>
  (state === 'completed' ? satPartWords(papers - missed, papers) : null) ?? childStateWords[state];

export const childStateWords = {
  completed: 'Completed',
  sitting: 'Sitting it',
  absent: 'Absent',
  'to come': 'To come',
  moved: 'Moved to another session',
} as const;

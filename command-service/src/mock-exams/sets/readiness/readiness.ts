import type { ExamSet } from '../rules/exam-set-state.rules';
import { must, those, type Finding } from './finding';
import { paperFindings } from './paper-findings';

/** A session has a break between two papers. */
const PAPERS = 2;

/** What is missing or odd of a set before it can be used, in the order in which it stands there. Pure. */
export function findingsIn({ papers, copying }: ExamSet, setId: string): Finding[] {
  const about = { about: 'set', id: setId } as const;
  return [
    ...those(
      [copying !== null, must(about, ['NotWhole', 'This copy was broken off. Delete it, and copy the set once more.'])],
      [papers.length !== PAPERS, must(about, ['NotTwoExams', `A set has two exams; this one has ${papers.length}.`])],
    ),
    ...papers.flatMap(paperFindings),
  ];
}

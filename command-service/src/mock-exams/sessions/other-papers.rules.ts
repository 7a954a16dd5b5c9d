import type { ExamSession } from 'schemas/mock-exams/sessions/exam-session';

/** Whether a session has its papers, and none that whoever has sat those knows. */
export function hasOtherPapers(
  { set }: Pick<ExamSession, 'set'>,
  sat: readonly { readonly paperHash: string }[],
): boolean {
  const known = new Set(sat.map(({ paperHash }) => paperHash));
  return set !== null && !set.papers.some(({ paperHash }) => known.has(paperHash));
}

import type { SittingStage } from 'schemas/mock-exams/sittings/times.rules';

/** The pages of a sitting. */
export const EXAM_PAGES = {
  dashboard: '/mock-exams',
  start: '/mock-exams/start-exam-session',
  exam: '/mock-exams/exam',
  break: '/mock-exams/break',
  complete: '/mock-exams/exam-session-complete',
} as const;
export type ExamPage = Exclude<keyof typeof EXAM_PAGES, 'dashboard'>;

/** Where each stage is at home. Before the start that is the dashboard, but for whoever is in the waiting room. */
const homes: Readonly<Record<SittingStage, keyof typeof EXAM_PAGES>> = {
  before: 'dashboard',
  ready: 'dashboard',
  paper: 'exam',
  break: 'break',
  next: 'break',
  complete: 'complete',
};

/** Where a child belongs who is at a page of a sitting: undefined where they are right. `none`: they are in no session. */
export function whereTo(page: ExamPage, stage: SittingStage | 'none'): string | undefined {
  if (stage === 'none') return EXAM_PAGES.dashboard;
  if (page === 'start' && (stage === 'before' || stage === 'ready')) return undefined;
  // Whoever comes to the exam's page once it may be opened opens it.
  if (page === 'exam' && stage === 'ready') return undefined;
  const home = homes[stage];
  return home === page ? undefined : EXAM_PAGES[home];
}

/** Where what was sat is looked at again. */
export const PAST_EXAMS = '/mock-exams/past-exams';
const REVIEW = '/mock-exams/review-mock-paper';
const WATCH = '/mock-exams/watch-my-paper';

interface Place {
  readonly sessionId: string;
  readonly paperId: string;
  /** From 1 on. */
  readonly question?: number;
}

export function reviewAddress({ sessionId, paperId, question }: Place): string {
  const search = new URLSearchParams({ paperId, session: sessionId });
  if (question !== undefined) search.set('q', String(question));
  return `${REVIEW}?${search.toString()}`;
}

export const watchAddress = (sessionId: string): string =>
  `${WATCH}?${new URLSearchParams({ session: sessionId }).toString()}`;

/** Of a child's own exam, behind the parents' door. */
export const reportAddress = ({
  sessionId,
  learnerId,
}: {
  readonly sessionId: string;
  readonly learnerId: string;
}): string =>
  `/mock-exams/report?${new URLSearchParams({ mockExamSessionId: sessionId, mockExamUserId: learnerId }).toString()}`;

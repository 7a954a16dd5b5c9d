interface Moment {
  readonly sessionId: string;
  readonly learnerId?: string;
  /** ISO 8601; absent: from the beginning. */
  readonly at?: string | undefined;
}

/** Where a mock exam is watched again: one child's, or the whole room's. */
export function replayAddress({ sessionId, learnerId, at }: Moment): string {
  const asked = new URLSearchParams({ mockExamSessionId: sessionId });
  if (learnerId !== undefined) asked.set('mockExamUserId', learnerId);
  if (at !== undefined) asked.set('at', at);
  return `/app/admin-whizz/mock-exam-replay?${asked.toString()}`;
}

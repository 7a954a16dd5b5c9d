import { mockExamsFeature } from 'schemas/mock-exams/mock-exams.feature';
import { dayOf } from '../../../testing/day';
import { golden } from '../../../testing/golden';

/** A session that is announced, moved and called off, and one that stands. */
export const mockExamsDay = dayOf(mockExamsFeature, {
  on: '2026-09-05',
  later: [golden('ExamSessionScheduled', { sessionId: 'session-2' })],
});

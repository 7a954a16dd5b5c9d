import type { RowOf } from 'schemas/describe/table';
import type { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';

type Row = RowOf<typeof mockSessions>;

/** A session in the words of the spec's calls. */
export const shownSession = (session: Row) => ({
  mockExamSessionId: session.sessionId,
  mockExamDate: session.startsOn,
  mockExamTime: session.wallTime,
  startsAt: session.startsAt,
  closesAt: session.closesAt,
  mockExamType: session.setType ?? session.announcedType,
  isCatchUpSession: session.isCatchUp,
  isFreeSession: session.isFree,
  capacity: session.capacity,
});

import type { RowOf } from 'schemas/describe/table';
import type { mockSessions } from 'schemas/mock-exams/sessions/sessions.tables';
import type { SessionClock } from 'schemas/mock-exams/sittings/time-facts';

type Session = Pick<RowOf<typeof mockSessions>, 'startsAt' | 'closesAt' | 'breakMinutes' | 'papers'>;

/** What the times of those who sit a session follow from. */
export const clockOf = ({ startsAt, closesAt, breakMinutes, papers }: Session): SessionClock => ({
  startsAt,
  closesAt,
  breakSeconds: breakMinutes * 60,
  papers,
});

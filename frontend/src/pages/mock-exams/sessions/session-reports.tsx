import { Link } from 'react-router-dom';
import { day, moment, time } from '../../../parts/dates';
import { reportsAddress } from './addresses';
import type { Session } from './api';

interface SessionReportsProps {
  readonly session: Session;
  /** As the server has it. */
  readonly now: string;
}

/** How the reports of a session stand, and where they are made and sent. */
export function SessionReports({ session, now }: SessionReportsProps) {
  const { closesAt, cancelledAt, mockExamUsers, reports } = session;
  if (cancelledAt !== null || (mockExamUsers === 0 && !reports.isAsked)) return <span className="soft">None</span>;
  if (closesAt > now) return <span className="soft">Due {dueWords(session)}</span>;
  return <Ways session={session} now={now} />;
}

function Ways({ session, now }: SessionReportsProps) {
  const { mockExamSessionId, startsAt, reports } = session;
  const to = reportsAddress(mockExamSessionId);
  const isLate = !reports.isAsked && reports.dueAt <= now;
  return (
    <span className="session-reports">
      <Link to={to} className={reports.failed > 0 || isLate ? 'is-wrong' : ''}>
        {reportWords(reports)}
        <span className="read-aloud">: reports of {day(startsAt)}</span>
      </Link>
      {!reports.isAsked && (
        <span className={isLate ? 'is-wrong' : 'soft'}>
          {' '}
          {isLate ? `overdue since ${moment(reports.dueAt)}` : `due ${dueWords(session)}`}
        </span>
      )}
      <Link to={`${to}#overall-report`}>
        {reports.overallSentAt === null ? 'Send Overall Report' : 'Overall Report Sent'}
        <span className="read-aloud"> of {day(startsAt)}</span>
      </Link>
    </span>
  );
}

const dueWords = ({ startsAt, reports: { dueAt } }: Session): string =>
  day(startsAt) === day(dueAt) ? time(dueAt) : moment(dueAt);

function reportWords({ isAsked, open, sent, failed, skipped }: Session['reports']): string {
  if (!isAsked) return 'Send reports';
  if (open > 0) return `Sending: ${sent} sent`;
  if (failed > 0)
    return [`${sent} sent`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
  return sent > 0 ? 'Reports Sent' : 'Being prepared';
}

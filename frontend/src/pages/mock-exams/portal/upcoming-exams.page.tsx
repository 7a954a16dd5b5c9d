import { useState } from 'react';
import { clockWords, lengthWords } from 'schemas/mock-exams/sessions/arranged.rules';
import { day } from '../../../parts/dates';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { TableTitles } from '../../../parts/page/table-titles';
import { useUpcomingExams, type UpcomingExam } from './api';
import { Registered } from './registered';
import './portal.css';

/** Every mock exam that is to come, and whether this child is registered for it. */
export default function UpcomingExamsPage() {
  const answer = useUpcomingExams();
  const [said, setSaid] = useState('');
  return (
    <div className="stack">
      <PageHeading title="Upcoming Exam Dates" />
      <p role="status" className={said === '' ? 'read-aloud' : 'notice good'}>
        {said}
      </p>
      <Shown answer={answer}>
        {({ sessions, serverNow }) =>
          sessions.length === 0 ? (
            <p>No mock exam is planned at the moment. As soon as a date is set, it stands here.</p>
          ) : (
            <Dates sessions={sessions} now={serverNow} onSaid={setSaid} />
          )
        }
      </Shown>
      <p className="soft small">All times are what clocks in London say.</p>
    </div>
  );
}

/** Whether they have a place in this one, and nobody could sit both. */
const runsBeside = (own: UpcomingExam, { mockExamSessionId: id, startsAt, closesAt }: UpcomingExam): boolean =>
  own.registration === 'yes' && own.mockExamSessionId !== id && own.startsAt < closesAt && startsAt < own.closesAt;

interface DatesProps {
  readonly sessions: readonly UpcomingExam[];
  readonly now: string;
  readonly onSaid: (words: string) => void;
}

function Dates({ sessions, now, onSaid }: DatesProps) {
  return (
    <table className="exam-dates">
      <caption className="read-aloud">Mock exams to come</caption>
      <TableTitles titles={['Type', 'Date', 'Start Time', 'Duration', 'Registered']} />
      <tbody>
        {sessions.map((exam) => (
          <tr key={exam.mockExamSessionId}>
            <td data-label="Type">
              <span className="exam-type">
                {exam.mockExamType ?? 'To be announced'}
                {exam.isFreeSession && <span className="tag">Free</span>}
                {exam.isCatchUpSession && <span className="tag">Catch-up</span>}
              </span>
            </td>
            <td data-label="Date">{day(exam.startsAt)}</td>
            <td data-label="Start Time">{clockWords(exam.mockExamTime)}</td>
            <td data-label="Duration">{lengthWords(exam.minutes)}</td>
            <td data-label="Registered">
              <div className="exam-registered">
                <Registered
                  exam={exam}
                  hasBegun={exam.startsAt <= now}
                  beside={sessions.find((other) => runsBeside(other, exam))}
                  onSaid={onSaid}
                />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useState } from 'react';
import { arrangedWords, clockWords, lengthWords, ownLengthWords } from 'schemas/mock-exams/sessions/arranged.rules';
import { ownOpening, runBeside } from 'schemas/mock-exams/sessions/beside.rules';
import { timeArrangementsOf } from 'schemas/mock-exams/sittings/sitting.rules';
import { useSession } from '../../../client/session';
import { day } from '../../../parts/dates';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { TableTitles } from '../../../parts/tables/table-titles';
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
            <Dates sessions={sessions} now={serverNow} onSaid={setSaid} onRefused={answer.again} />
          )
        }
      </Shown>
      <p className="soft small">All times are what clocks in London say.</p>
    </div>
  );
}

/** Whether they have a place in this one, and nobody could sit both. */
const takesItsTime = (own: UpcomingExam, exam: UpcomingExam, now: string): boolean =>
  own.registration === 'yes' &&
  own.mockExamSessionId !== exam.mockExamSessionId &&
  runBeside(openingOf(own, now), openingOf(exam, now));

/** With what is arranged for this child, as the server decides it. */
function openingOf({ startsAt, closesAt, minutes, arrangements }: UpcomingExam, now: string) {
  const papers = minutes.map((one) => ({ minutes: one }));
  return ownOpening({ startsAt, closesAt, papers }, { arrangements: timeArrangementsOf(arrangements) }, now);
}

interface DatesProps {
  readonly sessions: readonly UpcomingExam[];
  readonly now: string;
  readonly onSaid: (words: string) => void;
  readonly onRefused: () => void;
}

function Dates({ sessions, now, onSaid, onRefused }: DatesProps) {
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
            <td data-label="Duration">
              <div>
                {lengthWords(exam.minutes)}
                <Own exam={exam} />
              </div>
            </td>
            <td data-label="Registered">
              <div className="exam-registered">
                <Registered
                  exam={exam}
                  hasBegun={exam.startsAt <= now}
                  beside={sessions.find((other) => takesItsTime(other, exam, now))}
                  onSaid={onSaid}
                  onRefused={onRefused}
                />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is arranged for this child in it, and how long their papers are by that. */
function Own({ exam: { arrangements, minutes } }: { readonly exam: UpcomingExam }) {
  const { childName = '' } = useSession() ?? {};
  if (arrangements === null) return null;
  const length = ownLengthWords(minutes, arrangements);
  const others = arrangedWords(length === '' ? arrangements : withoutTime(arrangements));
  const name = childName.split(' ')[0] ?? '';
  return (
    <span className="exam-own small soft">
      For {name === '' ? 'you' : name}: {[length, others].filter((words) => words !== '').join(', ')}
    </span>
  );
}

const withoutTime = ({ restMinutes, largerText }: NonNullable<UpcomingExam['arrangements']>) => ({
  restMinutes,
  largerText,
});

import { Link } from 'react-router-dom';
import { Dialog } from '../../../parts/dialog/dialog';
import { Shown } from '../../../parts/page/shown';
import { useSessions } from '../api';
import { examDate } from '../../../parts/exam-date';

/** Every mock exam that is to come. */
export default function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Upcoming mock exams" open onClose={onClose}>
      <Sessions />
    </Dialog>
  );
}

function Sessions() {
  const answer = useSessions();
  return (
    <Shown answer={answer}>
      {(sessions) =>
        sessions.length === 0 ? (
          <p>No date is set yet. Whoever has a place, or is on the mailing list, hears of the first one.</p>
        ) : (
          <ul className="checks">
            {sessions.map(({ mockexamSessionId, mockExamDate, mockExamTime, isFreeSession }) => (
              <li key={mockexamSessionId}>
                {examDate(mockExamDate, mockExamTime)}
                {isFreeSession ? (
                  ', free'
                ) : (
                  <>
                    {': '}
                    <Link to={`/auth/register/3/${mockexamSessionId}`}>
                      book it<span className="read-aloud">, {examDate(mockExamDate, mockExamTime)}</span>
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </Shown>
  );
}

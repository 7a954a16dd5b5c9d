import { Link } from 'react-router-dom';
import type { ReplyOf } from 'schemas/describe/contract';
import type { getAllUpcomingMockExamSessions } from 'schemas/marketing/mock-place.contract';
import { Dialog } from '../../../parts/dialog/dialog';
import { Shown } from '../../../parts/page/shown';
import { useSessions } from '../api';
import { examDate } from '../../../parts/exam-date';

/** Every mock exam that is to come. */
export default function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Upcoming mock exams" open onClose={onClose} end="Close">
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
            {sessions.map((session) => (
              <li key={session.mockexamSessionId}>
                {dateOf(session)}
                <HowToBook session={session} />
              </li>
            ))}
          </ul>
        )
      }
    </Shown>
  );
}

type Session = ReplyOf<typeof getAllUpcomingMockExamSessions>[number];

const dateOf = ({ mockExamDate, mockExamTime }: Session) => examDate(mockExamDate, mockExamTime);

function HowToBook({ session }: { readonly session: Session }) {
  const { mockexamSessionId, isFreeSession, isFull } = session;
  if (isFull) return isFreeSession ? ', free: every place is taken' : ', sold out';
  if (isFreeSession) return ', free';
  return (
    <>
      {': '}
      <Link to={`/auth/register/3/${mockexamSessionId}`}>
        book it<span className="read-aloud">, {dateOf(session)}</span>
      </Link>
    </>
  );
}

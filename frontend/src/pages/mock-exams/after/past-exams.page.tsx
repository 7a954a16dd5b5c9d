import { Link } from 'react-router-dom';
import { useSession } from '../../../client/session';
import { Bird } from '../../../parts/bird/bird';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { TREND_PLACE } from '../reports/trend/trend-place';
import { usePastExams, type PastExam } from './api';
import { PastExamTable } from './past-exam-table';
import { reportAddress } from './places';
import '../portal/portal.css';
import './after.css';

/** Every mock exam that the child has sat, with its papers. */
export default function PastExamsPage() {
  const answer = usePastExams();
  return (
    <div className="stack">
      <PageHeading title="Review Past Exams" />
      <Shown
        answer={answer}
        empty={<NoneYet />}
        isEmpty={({ mockExamSessionsCompletedByUser: exams }) => exams.length === 0}
      >
        {({ mockExamSessionsCompletedByUser: exams }) => (
          <>
            <PastExamTable exams={exams} />
            <ToTrend exams={exams} />
          </>
        )}
      </Shown>
    </div>
  );
}

/** It compares, so it stands with the report behind the parents' door. */
function ToTrend({ exams }: { readonly exams: readonly PastExam[] }) {
  const learnerId = useSession()?.learnerId ?? '';
  const last = exams.find(({ hasReport }) => hasReport);
  if (!last) return null;
  const address = reportAddress({ sessionId: last.mockExamSessionId, learnerId });
  return <Link to={`${address}#${TREND_PLACE}`}>How it went from exam to exam, for parents</Link>;
}

const NoneYet = () => (
  <>
    <Bird pose="looking-up" />
    <h2>No exam yet</h2>
    <p>When you have sat a mock exam, its papers wait here: your answers, the right ones, and how to get there.</p>
    <Link className="btn" to="/mock-exams/upcoming-exams">
      See the dates
    </Link>
  </>
);

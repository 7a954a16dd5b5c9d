import { Link } from 'react-router-dom';
import { Bird } from '../../../parts/bird/bird';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { usePastExams } from './api';
import { PastExamTable } from './past-exam-table';
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
        {({ mockExamSessionsCompletedByUser: exams }) => <PastExamTable exams={exams} />}
      </Shown>
    </div>
  );
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

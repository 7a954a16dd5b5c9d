import { Link, useNavigate } from 'react-router-dom';
import { PageHeading } from '../../../parts/page/page-heading';
import { useKeptRehearsal } from './kept-rehearsal';
import { Result } from './result';
import './rehearsals.css';

/** After the demo: what was right, and how it goes on. */
export default function DemoCompletePage() {
  const navigate = useNavigate();
  const { kept, forget } = useKeptRehearsal('demo');
  const again = () => {
    forget();
    void navigate('/mock-exams/demo-test');
  };
  return (
    <div className="stack">
      <PageHeading title="Demo test complete" />
      {kept?.isHandedIn ? (
        <Result rehearsal="demo" kept={kept}>
          <p className="row">
            <Link className="btn" to="/mock-exams/practice-page">
              On to the Practice Exam
            </Link>
            <button type="button" className="btn quiet" onClick={again}>
              Do the demo again
            </button>
          </p>
        </Result>
      ) : (
        <p>
          Nothing of a demo test is kept once its tab is closed.{' '}
          <Link to="/mock-exams/demo-test">Do the demo test</Link>
        </p>
      )}
    </div>
  );
}

import { Link, useNavigate } from 'react-router-dom';
import { countedAnswer } from 'schemas/mock-exams/sittings/question.rules';
import { PageHeading } from '../../../parts/page/page-heading';
import { counted } from '../../../parts/words';
import { useKeptRehearsal, type KeptRehearsal } from './kept-rehearsal';
import { Result } from './result';
import './rehearsals.css';

const SAT_AT = '/mock-exams/practice-exam';

/** What the practice exam is, and the way into it; once it is finished, how it went. */
export default function PracticePage() {
  const navigate = useNavigate();
  const { kept, forget } = useKeptRehearsal('practice');
  const again = () => {
    forget();
    void navigate(SAT_AT);
  };
  return (
    <div className="stack">
      <PageHeading title="Practice Exam" />
      {kept?.isHandedIn ? (
        <Result rehearsal="practice" kept={kept}>
          <p className="row">
            <button type="button" className="btn quiet" onClick={again}>
              Do it again
            </button>
            <Link to="/mock-exams/dashboard">Back to the Instructions Dashboard</Link>
          </p>
        </Result>
      ) : (
        <Intro kept={kept} onAgain={again} />
      )}
    </div>
  );
}

interface IntroProps {
  readonly kept: KeptRehearsal | undefined;
  readonly onAgain: () => void;
}

function Intro({ kept, onAgain }: IntroProps) {
  return (
    <div className="card stack rehearsal-intro">
      <p className="lead">A short paper to get to know the exam with: no clock, and marked as soon as you finish.</p>
      <ul className="checks">
        <li>
          A little of everything: a text to read, spelling and punctuation, Maths, Verbal and Non-Verbal Reasoning.
        </li>
        <li>Choose an answer, then press Submit Answer. You can go back and change it.</li>
        <li>At the end you see what was right, with the steps to each question.</li>
        <li>It counts for nothing and nothing of it is kept: try everything out.</li>
      </ul>
      {kept ? <Begun kept={kept} onAgain={onAgain} /> : <StartLink words="Start the practice exam" />}
      <p className="small soft">
        Only a few minutes? <Link to="/mock-exams/demo-test">The demo test</Link> is three questions against the clock.
      </p>
    </div>
  );
}

function Begun({ kept, onAgain }: { readonly kept: KeptRehearsal; readonly onAgain: () => void }) {
  const answered = Object.values(kept.questions).filter((done) => countedAnswer(done) !== null).length;
  return (
    <>
      <p className="notice">You have begun it: {counted(answered, 'question')} answered.</p>
      <p className="row">
        <StartLink words="Go on with it" />
        <button type="button" className="btn quiet" onClick={onAgain}>
          Begin again
        </button>
      </p>
    </>
  );
}

const StartLink = ({ words }: { readonly words: string }) => (
  <Link className="btn" to={SAT_AT}>
    {words}
  </Link>
);

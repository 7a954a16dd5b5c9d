import { Link, useSearchParams } from 'react-router-dom';
import { Bird } from '../../../parts/bird/bird';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { Skeleton } from '../../../parts/page/skeleton';
import { useWatched, type Watched } from './api';
import { examName } from './exam-words';
import { NotOpen } from './not-open';
import { PAST_EXAMS } from './places';
import { PaperHour } from './paper-hour';
import './after.css';
import './hour.css';

/** The child's own hour: three sentences that help next time, and each paper as one strip. */
export default function WatchMyPaperPage() {
  const sessionId = useSearchParams()[0].get('session') ?? undefined;
  const answer = useWatched(sessionId);
  return (
    <div className="stack">
      <p>
        <Link to={PAST_EXAMS}>Review Past Exams</Link>
      </p>
      {sessionId === undefined ? (
        <>
          <PageHeading title="Watch my paper" />
          <p>Please choose an exam from the list first.</p>
        </>
      ) : (
        <>
          {answer.problem && <PageHeading title="Watch my paper" />}
          <Shown answer={answer} skeleton={<Skeleton lines={8} />}>
            {(reply) => <Hour reply={reply} />}
          </Shown>
        </>
      )}
    </div>
  );
}

function Hour({ reply }: { readonly reply: Watched }) {
  const { papers, sentences, review, mockExamSessionId } = reply;
  return (
    <>
      <div>
        <PageHeading title="Watch my paper" />
        <p className="lead">{examName(reply)}</p>
      </div>
      {sentences.length > 0 && <NextTime sentences={sentences} />}
      {papers.map((paper) => (
        <PaperHour
          key={paper.mockExamId}
          paper={paper}
          sessionId={mockExamSessionId}
          isOpen={review.state === 'open'}
        />
      ))}
      <NotOpen review={review} />
    </>
  );
}

const NextTime = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <section className="card next-time" aria-labelledby="next-time">
    <Bird pose="reading" />
    <div>
      <h2 id="next-time">For next time</h2>
      <ol>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </div>
  </section>
);

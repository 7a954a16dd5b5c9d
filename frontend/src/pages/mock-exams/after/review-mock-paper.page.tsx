import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { Skeleton } from '../../../parts/page/skeleton';
import { useReview, type Reviewed } from './api';
import { examName } from './exam-words';
import { NotOpen } from './not-open';
import { PAST_EXAMS, reviewAddress, watchAddress } from './places';
import { PutItRight } from './put-it-right';
import { ReviewedPaper } from './reviewed-paper';
import { reviewedQuestions, type ReviewedQuestion } from './reviewed-questions';
import './after.css';

/** One paper that was sat, question by question: the child's answer, the right one, the solution. */
export default function ReviewMockPaperPage() {
  const [search] = useSearchParams();
  const paperId = search.get('paperId') ?? undefined;
  const answer = useReview(paperId, search.get('session') ?? undefined);
  return (
    <div className="stack">
      <p>
        <Link to={PAST_EXAMS}>Review Past Exams</Link>
      </p>
      {paperId === undefined ? (
        <>
          <PageHeading title="Review of a paper" />
          <p>Please choose a paper from the list first.</p>
        </>
      ) : (
        <>
          {answer.problem && <PageHeading title="Review of a paper" />}
          <Shown answer={answer} skeleton={<Skeleton lines={8} />}>
            {(reply) => <Review reply={reply} />}
          </Shown>
        </>
      )}
    </div>
  );
}

function Review({ reply }: { readonly reply: Reviewed }) {
  const { paper, review } = reply;
  const questions = reviewedQuestions(reply);
  const isOpen = review.state === 'open' && questions.length > 0;
  return (
    <>
      <div>
        <PageHeading title={`${paper.examName} of the ${examName(reply)}`} place={paper.mockExamId}>
          {isOpen ? howItWent(questions) : paper.examName}
        </PageHeading>
        <p className="lead">
          {isOpen && `${paper.examName}. `}
          {examName(reply)}
        </p>
      </div>
      <Beside reply={reply} />
      <NotOpen review={review} />
      {isOpen && (
        <>
          {reply.putRight && <PutItRight plan={reply.putRight} />}
          <ReviewedPaper reply={reply} questions={questions} />
        </>
      )}
    </>
  );
}

function howItWent(questions: readonly ReviewedQuestion[]): string {
  const count = (outcome: ReviewedQuestion['outcome']) => questions.filter((one) => one.outcome === outcome).length;
  const marked = questions.length - count('untold') - count('void');
  const [right, wrong, blank] = [count('right'), count('wrong'), count('blank')];
  if (right === marked) return `All ${marked} right`;
  const rest = [...(wrong > 0 ? [`${wrong} to put right`] : []), ...(blank > 0 ? [`${blank} without an answer`] : [])];
  return `${right} of ${marked} right, ${rest.join(', ')}`;
}

/** The other papers of the same exam, and the hour itself. */
function Beside({ reply: { papers, paper, mockExamSessionId: sessionId, review } }: { readonly reply: Reviewed }) {
  return (
    <nav className="row" aria-label="This exam">
      {papers.length > 1 &&
        papers.map(({ mockExamId: paperId, examName: name }) => (
          <Link
            key={paperId}
            className={paperId === paper.mockExamId ? 'btn low' : 'btn low pale'}
            aria-current={paperId === paper.mockExamId ? 'page' : undefined}
            to={reviewAddress({ sessionId, paperId })}
          >
            {name}
          </Link>
        ))}
      {review.state !== 'ended' && <Link to={watchAddress(sessionId)}>Watch my paper: where the time went</Link>}
    </nav>
  );
}

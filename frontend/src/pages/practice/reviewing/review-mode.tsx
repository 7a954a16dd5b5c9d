import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Shown } from '../../../parts/page/shown';
import { Skeleton } from '../../../parts/page/skeleton';
import { useWorksheet } from '../api';
import { useTopicOf } from '../use-topic-of';
import type { Worksheet } from '../worksheet';
import { worksheetAddress } from '../address';
import { BesidePassage } from '../beside-passage';
import { QuestionPager } from './question-pager';
import { ReviewedQuestion } from './reviewed-question';
import { WorksheetCrumbs } from '../crumbs/worksheet-crumbs';

interface ReviewModeProps {
  readonly worksheetId: string;
  readonly number: number;
}

/** A marked worksheet, one question at a time, with its steps. */
export function ReviewMode({ worksheetId, number }: ReviewModeProps) {
  const worksheet = useWorksheet(worksheetId);
  return (
    <div className={worksheet.data?.passage ? 'question-column review with-passage' : 'question-column review'}>
      <div className="row">
        <Link className="btn low pale" to="/app/dashboard">
          Go to Dashboard
        </Link>
        <Link className="btn low pale" to="/app/analytics">
          Go to Review Area
        </Link>
      </div>
      <Shown answer={worksheet} skeleton={<Skeleton lines={8} />}>
        {(data) => <Reviewed worksheet={data} number={number} />}
      </Shown>
    </div>
  );
}

function Reviewed({ worksheet, number }: { readonly worksheet: Worksheet; readonly number: number }) {
  const setSearch = useSearchParams()[1];
  const topicOf = useTopicOf(worksheet);
  const { worksheetId, subject, completedAt, worksheetQuestions } = worksheet;
  const item = worksheetQuestions[number - 1] ?? worksheetQuestions[0];
  // Nothing to review leads to the dashboard; a worksheet that is not marked yet is gone on with.
  if (!item) return <Navigate to="/app/dashboard" replace />;
  if (completedAt === null) return <Navigate to={worksheetAddress(subject, worksheetId)} replace />;
  return (
    <>
      <WorksheetCrumbs worksheet={worksheet} level={item.question.level} />
      <QuestionPager
        key={worksheetId}
        questions={worksheetQuestions}
        here={item.questionNumber}
        onChoose={(to) => setSearch({ worksheet: worksheetId, q: String(to) }, { replace: true })}
      />
      <BesidePassage passage={worksheet.passage}>
        <ReviewedQuestion worksheetId={worksheetId} item={item} topic={topicOf(item.question)} />
      </BesidePassage>
      <p>
        <Link to={worksheetAddress(subject, worksheetId)}>Back to the list of answers</Link>
      </p>
    </>
  );
}

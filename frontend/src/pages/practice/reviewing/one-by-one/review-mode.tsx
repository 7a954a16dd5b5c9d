import { useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useCatalogue } from '../../../../parts/catalogue';
import { Shown, Together } from '../../../../parts/page/shown';
import { Skeleton } from '../../../../parts/page/skeleton';
import { useWorksheet } from '../../api';
import { useFlagNotesAnswer, useFlagNotesOf } from '../../use-flag-notes-of';
import { useTopicOf } from '../../use-topic-of';
import { subjectsOf, type Worksheet } from '../../worksheet';
import { worksheetAddress } from '../../../../parts/subjects';
import { BesidePassage } from '../../beside-passage';
import { ClosedBlanks } from '../closed/closed-blanks';
import { isClosed } from '../closed/is-closed';
import { QuestionPager } from './question-pager';
import { ReviewedQuestion } from './reviewed-question';
import { WorksheetCrumbs } from '../../crumbs/worksheet-crumbs';

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
      <Together
        answers={[worksheet, useCatalogue(), useFlagNotesAnswer(worksheet.data)]}
        skeleton={<Skeleton lines={8} />}
      >
        <Shown answer={worksheet}>
          {(data) => {
            // Nothing to review leads to the dashboard.
            if (data.worksheetQuestions.length === 0) return <Navigate to="/app/dashboard" replace />;
            if (data.completedAt === null) return <NotMarked worksheet={data} again={worksheet.asked} />;
            return <Reviewed worksheet={data} number={number} />;
          }}
        </Shown>
      </Together>
    </div>
  );
}

interface NotMarkedProps {
  readonly worksheet: Worksheet;
  readonly again: () => Promise<void>;
}

/** What this page remembers may be older than the marking: it is asked again before the worksheet is gone on with. */
function NotMarked({ worksheet, again }: NotMarkedProps) {
  const { worksheetId } = worksheet;
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    void again().then(() => setAsked(true));
    // Once for each worksheet: `again` is a new function each time.
  }, [worksheetId]);
  return asked ? (
    <Navigate to={worksheetAddress(subjectsOf(worksheet), worksheetId)} replace />
  ) : (
    <Skeleton lines={8} />
  );
}

function Reviewed({ worksheet, number }: { readonly worksheet: Worksheet; readonly number: number }) {
  const setSearch = useSearchParams()[1];
  const topicOf = useTopicOf(worksheet);
  const noteOf = useFlagNotesOf(worksheet);
  const { worksheetId, worksheetQuestions } = worksheet;
  const item = worksheetQuestions[number - 1] ?? worksheetQuestions[0];
  if (!item) return null;
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
        <ReviewedQuestion worksheetId={worksheetId} item={item} topic={topicOf(item.question)} note={noteOf(item)} />
      </BesidePassage>
      {isClosed(item) && <ClosedBlanks worksheet={worksheet} />}
      <p>
        <Link to={worksheetAddress(subjectsOf(worksheet), worksheetId)}>Back to the list of answers</Link>
      </p>
    </>
  );
}

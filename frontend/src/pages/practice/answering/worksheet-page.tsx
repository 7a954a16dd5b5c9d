import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { SubjectKey } from 'schemas/questions/question';
import { useIsDiscardedAlready } from '../../../client/answers/saved';
import { AsleepBird } from '../../../parts/bird/asleep-bird';
import { Bird } from '../../../parts/bird/bird';
import { useCatalogue } from '../../../parts/catalogue';
import { useAllowanceAnswer } from '../../../parts/account/left-today';
import { PageHeading } from '../../../parts/page/page-heading';
import { ProblemNote, Shown, Together } from '../../../parts/page/shown';
import { ButtonsSkeleton, DotsSkeleton, Skeleton } from '../../../parts/page/skeleton';
import { isFinishedHere, useAnalytics, useEffort, useFinished, useWorksheet, type WorksheetAnswer } from '../api';
import { areaOf, mixPath } from '../../../parts/subjects';
import { topicsAddress } from '../address';
import { useFlagNotesAnswer } from '../use-flag-notes-of';
import { subjectsOf, type Worksheet } from '../worksheet';
import { AnswersView } from '../reviewing/answers-view';
import { PaperPage } from '../paper/paper-page';
import { DiscardedWorksheet } from './ending/discarded-worksheet';
import { FinishedElsewhere, HandedIn } from './ending/handed-in';
import { QuestionMode } from './question-mode';
import { useNoStepsOnceMarked } from './use-here';

/** In milliseconds: how soon what is done on another device is seen here, where nobody comes back to the page meanwhile. */
const elsewhereMs = 30_000;

interface WorksheetPageProps {
  readonly subject: SubjectKey;
  readonly worksheetId: string;
  readonly number: number | null;
}

/** A worksheet: its questions while it is being done, its answers once it is marked, here or on another device. */
export function WorksheetPage({ subject, worksheetId, number }: WorksheetPageProps) {
  const worksheet = useWorksheet(worksheetId, { refreshMs: elsewhereMs });
  // The names that stand above a question: a longer one would push it down.
  const names = useCatalogue();
  const wasOpen = useWasOpen(worksheet);
  const here: Here = useLocation();
  const discardedAlready = useIsDiscardedAlready(worksheetId);
  useNoStepsOnceMarked((worksheet.data?.completedAt ?? null) !== null);
  if (worksheet.problem) {
    return (
      <div className="stack practice">
        <PageHeading title="Worksheet" />
        {worksheet.problem.passing ? <AsleepBird size={120} /> : <Bird pose="puzzled" size={120} />}
        <ProblemNote problem={worksheet.problem} again={worksheet.again} />
        <p>
          <Link to={topicsAddress(subject)}>Back to Topics list</Link>
        </p>
      </div>
    );
  }
  return (
    <Together answers={[worksheet, names]} skeleton={<WorksheetSkeleton />}>
      <Shown answer={worksheet}>
        {(data) => {
          const elsewhere = elsewhereOf(data, here);
          if (elsewhere !== undefined) return <Navigate to={elsewhere} state={here.state} replace />;
          if (data.completedAt !== null) return <Marked worksheet={data} wasOpen={wasOpen} />;
          if (worksheet.handedIn && worksheet.behind) return <HandedIn />;
          if (discardedAlready || data.discardedAt !== null) return <DiscardedWorksheet worksheet={data} />;
          if (data.purpose === 'paper') return <PaperPage worksheet={data} />;
          return <QuestionMode worksheet={data} number={number} behind={worksheet.behind === true} />;
        }}
      </Shown>
    </Together>
  );
}

interface Here {
  readonly pathname: string;
  readonly search: string;
  readonly state?: unknown;
}

/** A worksheet of several subjects is in the area of none of them, wherever its link stood. */
function elsewhereOf(worksheet: Worksheet, { pathname, search }: Here): string | undefined {
  const area = areaOf(subjectsOf(worksheet));
  return area === mixPath && !pathname.startsWith(`${mixPath}/`) ? `${area}/questions${search}` : undefined;
}

interface MarkedProps {
  readonly worksheet: Worksheet;
  readonly wasOpen: boolean;
}

/** With what it earned, which stands above the answers. */
function Marked({ worksheet, wasOpen }: MarkedProps) {
  const earned = [useFinished(), useAnalytics(), useEffort(), useAllowanceAnswer(), useFlagNotesAnswer(worksheet)];
  return (
    <Together answers={earned} skeleton={<WorksheetSkeleton />}>
      {wasOpen && !isFinishedHere(worksheet.worksheetId) && <FinishedElsewhere />}
      <AnswersView worksheet={worksheet} />
    </Together>
  );
}

/** Whether this page has shown the worksheet to be answered. */
function useWasOpen({ data, handedIn }: WorksheetAnswer): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = data?.completedAt === null && !handedIn;
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  return wasOpen;
}

function WorksheetSkeleton() {
  return (
    <div className="question-column">
      <Skeleton lines={1} />
      <DotsSkeleton dots={10} />
      <div className="card question-card">
        <Skeleton lines={4} />
        <ButtonsSkeleton />
      </div>
    </div>
  );
}

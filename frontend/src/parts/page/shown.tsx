import type { ReactNode } from 'react';
import type { Answer } from '../../client/kept';
import type { Problem } from '../../client/problem';
import { counted } from '../words';
import { BesideOfflinePicture } from './offline-picture';
import { CatchingUp, NotUpToDate, TakingLong } from './not-up-to-date';
import { Skeleton } from './skeleton';
import './shown.css';

interface ShownProps<T> {
  readonly answer: Answer<T>;
  /** Stands while there is no answer: the real shape, grey. */
  readonly skeleton?: ReactNode;
  /** What will be here and the one action that fills it, where the answer is empty. */
  readonly empty?: ReactNode;
  readonly isEmpty?: (data: T) => boolean;
  readonly children: (data: T) => ReactNode;
}

/** The one place that decides whether a page shows the answer, its absence, the wait for it, or what went wrong. */
export function Shown<T>({
  answer,
  skeleton = <Skeleton lines={4} />,
  empty,
  isEmpty = nothingIn,
  children,
}: ShownProps<T>) {
  const { data, problem, again } = answer;
  if (data !== undefined)
    return (
      <>
        <Currency of={answer} />
        {empty !== undefined && isEmpty(data) ? <div className="empty">{empty}</div> : children(data)}
      </>
    );
  if (problem) return <Trouble problem={problem} again={again} />;
  return <Coming skeleton={skeleton} />;
}

function Trouble({ problem, again }: { readonly problem: Problem; readonly again: () => void }) {
  if (problem.roomIn !== undefined) return <Crowded seconds={problem.roomIn} again={again} />;
  const note = <ProblemNote problem={problem} again={again} />;
  return problem.kind === 'offline' ? <BesideOfflinePicture>{note}</BesideOfflinePicture> : note;
}

/** Said where an answer is not of this moment. */
function Currency({ of: { stopped, behind } }: { readonly of: Answer<unknown> }) {
  if (stopped) return <NotUpToDate />;
  return behind ? <CatchingUp /> : null;
}

function Coming({ skeleton }: { readonly skeleton: ReactNode }) {
  return (
    <div aria-busy="true">
      <span className="read-aloud" role="status">
        Loading
      </span>
      <TakingLong />
      {skeleton}
    </div>
  );
}

interface TogetherProps {
  readonly answers: readonly Answer<unknown>[];
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Parts of a page that are shown at the same moment, when each answer or its problem has come: else what comes late would push down the rest. */
export function Together({ answers, skeleton, children }: TogetherProps) {
  return answers.some(isAwaited) ? <Coming skeleton={skeleton} /> : children;
}

const isAwaited = ({ data, problem, loading }: Answer<unknown>) =>
  loading && data === undefined && problem === undefined;

const nothingIn = (data: unknown) => Array.isArray(data) && data.length === 0;

interface ProblemNoteProps {
  readonly problem: Problem;
  readonly again?: () => void;
  /** What is safe meanwhile, whatever became of the call. */
  readonly safe?: string;
  /** What holds where the call is known to have changed nothing: not said where its reply was lost on the way. */
  readonly undone?: string;
}

const unsure =
  'The answer did not come, so we do not know whether it was done. What is shown here is asked for again: please look before you try again. The same press takes effect once.';

const assurance = (problem: Problem, undone: string | undefined): string | undefined =>
  problem.unsure && undone !== undefined ? unsure : undone;

interface CrowdedProps {
  readonly seconds: number;
  readonly again: () => void;
}

/** Too much was asked for at once, by whoever shares the account or the network: the page asks again by itself. */
const Crowded = ({ seconds, again }: CrowdedProps) => (
  <div className="problem" role="status">
    <p>
      <b>One moment, please.</b>
    </p>
    <p>
      So much was asked for at once that this has to wait. It is asked for again by itself in{' '}
      {counted(seconds, 'second')}. Nothing that was saved is lost.
    </p>
    <button type="button" className="btn low pale" onClick={again}>
      Try again
    </button>
  </div>
);

/** What happened, what is safe, what to do; and a reference to quote where the fault may be ours: a refusal is none. */
export function ProblemNote({ problem, again, undone, safe = 'Nothing that was saved is lost.' }: ProblemNoteProps) {
  return (
    <div className="problem" role="alert">
      <p>
        <b>{problem.message}</b>
      </p>
      {problem.passing && <p>{assurance(problem, undone) ?? safe}</p>}
      {problem.passing && problem.reference !== undefined && (
        <p className="small soft">
          If it goes on, quote <span className="num">{problem.reference}</span> to us.
        </p>
      )}
      {again && problem.passing && (
        <button type="button" className="btn low pale" onClick={again}>
          Try again
        </button>
      )}
    </div>
  );
}

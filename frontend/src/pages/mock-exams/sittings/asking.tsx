import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import type { SittingStage } from 'schemas/mock-exams/sittings/times.rules';
import { stageIn, type DeskState, type Tracker } from './desk/desk-state';
import { EXAM_PAGES, whereTo, type ExamPage } from './desk/where-to';
import { HallWord } from './hall-frame';

interface AtStageProps {
  readonly page: ExamPage;
  readonly state: DeskState;
  readonly now: string;
  /** Stays for a moment though the clock says another stage: something is being ended first. */
  readonly stays?: boolean;
  readonly children: (tracker: Tracker, stage: SittingStage) => ReactNode;
}

/** A page of a sitting at the stage that it is for; whoever belongs elsewhere goes there, whatever brought them. */
export function AtStage({ page, state, now, stays = false, children }: AtStageProps) {
  const { tracker } = state;
  const stage = stageIn(state, now);
  if (stage === undefined) return <Asking state={state} />;
  const elsewhere = stays ? undefined : whereTo(page, stage);
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />;
  return tracker && stage !== 'none' ? children(tracker, stage) : null;
}

function Asking({ state: { problem } }: Pick<AtStageProps, 'state'>) {
  if (!problem)
    return (
      <HallWord title="One moment…" isBusy>
        {null}
      </HallWord>
    );
  return (
    <HallWord title={problem.passing ? 'We cannot be reached just now' : 'This page cannot be shown'}>
      <p role="alert">{problem.message}</p>
      {problem.passing ? (
        <p>Leave this page open: we go on trying. Your time and everything that you did are safe.</p>
      ) : (
        <p>
          <Link to={EXAM_PAGES.dashboard}>Back to the mock exams</Link>
        </p>
      )}
    </HallWord>
  );
}

import { useEffect, useState } from 'react';
import { countedAnswer } from 'schemas/mock-exams/sittings/question.rules';
import { PageHeading } from '../../../../parts/page/page-heading';
import { ExamView } from '../../exam-view/exam-view';
import { AtStage } from '../asking';
import { sessionIdOf, stageIn, timesIn, type DeskState, type OpenedPaper, type Tracker } from '../desk/desk-state';
import type { SittingDesk } from '../desk/sitting-desk';
import { useCarriedOut, useHasStood } from '../desk/use-carried-out';
import { useDesk, useServerNow } from '../desk/use-desk';
import { ExamAside } from './exam-aside';
import { ExamLocked, Opening } from './exam-locked';
import { Elsewhere, ExamNotice } from './exam-notice';
import { stillWords } from './exam-still';
import { paperTitle } from '../paper-title';
import { WhoAndSaved } from '../saving-badge';
import { timeOf } from './time-of';
import { useFolded } from './use-folded';
import { useLargerText } from './use-larger-text';
import { useQuestionHere } from './use-question-here';

/** How long the word that time is up stands where the server cannot be reached; the clock goes on without it. */
const UP_MS = 5_000;

/** The paper that is being sat. */
export default function ExamPage() {
  const { desk, state } = useDesk();
  const now = useServerNow(desk);
  const stage = stageIn(state, now);
  useCarriedOut(stage === 'ready', 'begin', desk.begin);
  // The server has not been told, or has not said, that the paper is over.
  const isUp = stage !== undefined && stage !== 'paper' && state.tracker?.paperKey !== undefined;
  const paper = state.tracker?.facts.sitting.papers.length ?? 0;
  useCarriedOut(isUp, paper, () => desk.endPaper(paper, false));
  const hasStood = useHasStood(isUp, UP_MS);
  return (
    <AtStage page="exam" state={state} now={now} stays={isUp && !hasStood}>
      {(tracker, at) =>
        at === 'ready' ? (
          <Opening desk={desk} state={state} />
        ) : (
          <Sat desk={desk} state={state} tracker={tracker} now={now} />
        )
      }
    </AtStage>
  );
}

interface SatProps {
  readonly desk: SittingDesk;
  readonly state: DeskState;
  readonly tracker: Tracker;
  readonly now: string;
}

function Sat(props: SatProps) {
  const { desk, state, tracker, now } = props;
  const { opened, sitting, isActive } = state;
  const paper = Math.max(1, tracker.facts.sitting.papers.length);
  useLargerText(sessionIdOf(tracker), sitting?.largerText === true);
  const isOpen = timesIn(tracker, now).stage === 'paper';
  const question = useQuestionHere({ desk, paper, opened, sitting, isActive, isOpen });
  if (!opened) return <ExamLocked {...props} paper={paper} />;
  return <Drawn {...props} {...question} opened={opened} paper={paper} />;
}

interface DrawnProps extends SatProps {
  readonly opened: OpenedPaper;
  /** 1 for the first. */
  readonly paper: number;
  readonly here: string | undefined;
  readonly show: (questionId: string) => void;
}

function Drawn({ desk, state, tracker, now, opened, paper, here, show }: DrawnProps) {
  const times = timesIn(tracker, now);
  const folding = useFolded({ learnerId: desk.learnerId, sessionId: sessionIdOf(tracker), paper });
  const isOver = times.stage !== 'paper';
  const mayAct = state.isActive && !isOver && times.pausedSince === null;
  return (
    <ExamView
      {...(mayAct ? handlersOf(desk, paper) : {})}
      {...folding}
      onShow={mayAct ? show : undefined}
      paper={opened.paper}
      pictures={opened.pictures}
      title={<PageHeading title={paperTitle(tracker, paper)} />}
      questions={state.sitting?.questions}
      here={here}
      time={timeOf(times, paper, now)}
      still={isOver ? <TimeUp state={state} paper={paper} /> : stillWords({ times, tracker, desk })}
      badge={<WhoAndSaved desk={desk} state={state} />}
      above={<Elsewhere desk={desk} state={state} />}
      notice={<ExamNotice desk={desk} state={state} />}
      aside={<ExamAside desk={desk} state={state} tracker={tracker} times={times} number={paper} />}
    />
  );
}

function handlersOf(desk: SittingDesk, paper: number) {
  return {
    onChoose: (questionId: string, option: string) => void desk.act(paper, { kind: 'chosen', questionId, option }),
    onSubmit: (questionId: string, option: string) => void desk.act(paper, { kind: 'submitted', questionId, option }),
    onMark: (questionId: string, on: boolean) => void desk.act(paper, { kind: 'marked', questionId, on }),
    onStrike: (questionId: string, option: string, on: boolean) =>
      void desk.act(paper, { kind: 'struck', questionId, option, on }),
  };
}

/** What stands while the last answers are on their way. */
function TimeUp({ state: { sitting, acts }, paper }: { readonly state: DeskState; readonly paper: number }) {
  const [taken] = useState(
    () =>
      Object.values(sitting?.questions ?? {}).filter(
        (question) => question.paper === paper && countedAnswer(question)?.takenAtTimeUp,
      ).length,
  );
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  useEffect(() => heading?.focus(), [heading]);
  return (
    <div role="alert">
      <h2 ref={setHeading} tabIndex={-1}>
        Time Up.
      </h2>
      <p>
        {taken > 0 && acts.waiting.length === 0 ? 'What you had chosen is taken as your answer. ' : ''}
        Well done: this paper is finished.{' '}
        {acts.hasFailed
          ? 'Your last answers are kept on this device, and sent as soon as the internet is back.'
          : 'Your last answers are being saved.'}
      </p>
    </div>
  );
}

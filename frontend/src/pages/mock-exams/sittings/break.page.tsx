import { useEffect, useState } from 'react';
import type { SittingStage, SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { time } from '../../../parts/dates';
import { PageHeading } from '../../../parts/page/page-heading';
import { ComfortChoices } from '../../../parts/reading-comfort/reading-comfort-menu';
import { lengthOf, secondsUntil, timeFigures, timeWords } from '../exam-view/time-words';
import { AtStage } from './asking';
import { stageIn, timesIn, type DeskState, type Tracker } from './desk/desk-state';
import type { SittingDesk } from './desk/sitting-desk';
import { useCarriedOut } from './desk/use-carried-out';
import { useDesk, useServerNow } from './desk/use-desk';
import { useLastAnswers } from './desk/use-last-answers';
import { HallFrame } from './hall-frame';
import { paperTitle } from './paper-title';
import { WhoAndSaved } from './saving-badge';
import { TakenAtTimeUp } from './taken-at-time-up';

/** The break, by its clock: the next paper opens by itself, once it is over and the child is there. */
export default function BreakPage() {
  const { desk, state } = useDesk();
  const now = useServerNow(desk);
  const isSeen = useIsSeen();
  const stage = stageIn(state, now);
  useLastAnswers(desk, state, now);
  const isTold = state.sitting?.breaksBegun.includes(state.sitting.clock.papers.length) ?? false;
  useCarriedOut(stage === 'break' && !isTold, 'begin', desk.startBreak);
  // A paper's time begins as it is opened: nobody's begins while they look at something else.
  useCarriedOut(stage === 'next' && isSeen, 'end', desk.endBreak);
  return (
    <AtStage page="break" state={state} now={now}>
      {(tracker, at) => <Break desk={desk} state={state} tracker={tracker} stage={at} now={now} />}
    </AtStage>
  );
}

interface BreakProps {
  readonly desk: SittingDesk;
  readonly state: DeskState;
  readonly tracker: Tracker;
  readonly stage: SittingStage;
  readonly now: string;
}

function Break({ desk, state, tracker, stage, now }: BreakProps) {
  const times = timesIn(tracker, now);
  const over = tracker.facts.sitting.papers.length;
  const endsAt = times.breakEndsAt ?? now;
  return (
    <HallFrame
      place="Break"
      badge={<WhoAndSaved desk={desk} state={state} />}
      aside={<BreakAside endsAt={endsAt} now={now} />}
    >
      <PageHeading title={stage === 'next' ? 'The break is over.' : `Paper ${over} is done. Have a break.`} />
      {stage === 'next' ? (
        <Opening state={state} title={paperTitle(tracker, over + 1)} isStill={times.pausedSince !== null} />
      ) : (
        <>
          <p>Stand up, have a drink, look out of the window. You do not need to do anything here.</p>
          <p>
            <b>{paperTitle(tracker, over + 1)}</b> opens by itself at {time(endsAt)} on this page
            {nextLength(times, endsAt)} Please leave this tab open.
          </p>
        </>
      )}
      <TakenAtTimeUp state={state} paper={over} times={times} now={now} />
    </HallFrame>
  );
}

/** How long the next paper is: for whoever began late the session may close before it is over. */
function nextLength({ papers, paper, wouldEndAt, closesAt }: SittingTimes, opensAt: string): string {
  const whole = papers[paper]?.seconds ?? 0;
  const left = secondsUntil(wouldEndAt ?? closesAt, opensAt);
  if (left >= whole) return `, and its ${lengthOf(whole)} begin then.`;
  return `. The exam closes at ${time(closesAt)}, so there are ${lengthOf(left)} for it instead of ${lengthOf(whole)}.`;
}

interface OpeningProps {
  readonly state: DeskState;
  readonly title: string;
  readonly isStill: boolean;
}

function Opening({ state: { problem }, title, isStill }: OpeningProps) {
  if (isStill) return <p role="alert">The exam is paused. {title} opens when it goes on; you lose no time.</p>;
  return (
    <>
      <p role="status">{title} is being opened. Its time begins once it is here.</p>
      {problem && <p role="alert">{problem.message} We go on trying: leave this page open.</p>}
    </>
  );
}

function BreakAside({ endsAt, now }: { readonly endsAt: string; readonly now: string }) {
  const left = secondsUntil(endsAt, now);
  return (
    <>
      <div className="hall-countdown">
        <p className="small soft">{left === 0 ? 'The break' : 'The break ends in'}</p>
        <div role="timer" aria-label={left === 0 ? 'The break is over' : `The break ends in ${timeWords(left)}`}>
          <p className="hall-figures num" aria-hidden="true">
            {left === 0 ? 'Time Up.' : timeFigures(left)}
          </p>
          <p className="small soft" aria-hidden="true">
            {left === 0 ? '' : timeWords(left)}
          </p>
        </div>
      </div>
      <details className="hall-comfort">
        <summary className="btn quiet low">Reading comfort Aa</summary>
        <ComfortChoices />
      </details>
    </>
  );
}

/** Whether this page is what somebody looks at. */
function useIsSeen(): boolean {
  const [seen, setSeen] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return seen;
}

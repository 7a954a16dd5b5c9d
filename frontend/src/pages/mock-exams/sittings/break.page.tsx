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
import { StaffWords } from './staff-words';
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
  const next = paperTitle(tracker, over + 1);
  const breakFrom = breakFromIn(tracker, times);
  const isEarly = breakFrom !== undefined && now < breakFrom;
  return (
    <HallFrame
      place="Break"
      badge={<WhoAndSaved desk={desk} state={state} />}
      aside={
        <BreakAside
          endsAt={times.breakEndsAt ?? now}
          now={now}
          isStill={times.pausedSince !== null}
          awaited={isEarly ? `Paper ${over + 1}` : undefined}
        />
      }
      notice={<StaffWords desk={desk} state={state} />}
    >
      <PageHeading title={stage === 'next' ? 'The break is over.' : `Paper ${over} is done. Have a break.`} />
      {times.pausedSince === null ? (
        <>
          {isEarly && (
            <p>
              You finished early. Until {time(breakFrom)} you wait: then the time of Paper {over} is over, and your
              break of {lengthOf(tracker.facts.session.breakSeconds)} begins.
            </p>
          )}
          <GoesOn state={state} times={times} next={next} />
        </>
      ) : (
        <Paused since={times.pausedSince} stage={stage} next={next} />
      )}
      <TakenAtTimeUp state={state} paper={over} times={times} now={now} />
    </HallFrame>
  );
}

/** ISO 8601. The break begins when the paper's time is over, however early that was handed in. */
function breakFromIn({ facts }: Tracker, { breakEndsAt }: SittingTimes): string | undefined {
  if (breakEndsAt === null) return undefined;
  return new Date(Date.parse(breakEndsAt) - facts.session.breakSeconds * 1_000).toISOString();
}

interface GoesOnProps {
  readonly state: DeskState;
  readonly times: SittingTimes;
  /** The paper that comes, by its title. */
  readonly next: string;
}

function GoesOn({ state: { problem }, times, next }: GoesOnProps) {
  const { stage, breakEndsAt } = times;
  if (stage === 'next' || breakEndsAt === null)
    return (
      <>
        <p role="status">{next} is being opened. Its time begins once it is here.</p>
        {problem && <p role="alert">{problem.message} We go on trying: leave this page open.</p>}
      </>
    );
  return (
    <>
      {WHAT_TO_DO}
      <p>
        <b>{next}</b> opens by itself at {time(breakEndsAt)} on this page{nextLength(times, breakEndsAt)} Please leave
        this tab open.
      </p>
    </>
  );
}

const WHAT_TO_DO = <p>Stand up, have a drink, look out of the window. You do not need to do anything here.</p>;

/** How long the next paper is: for whoever began late the session may close before it is over. */
function nextLength({ papers, paper, wouldEndAt, closesAt }: SittingTimes, opensAt: string): string {
  const whole = papers[paper]?.seconds ?? 0;
  const left = secondsUntil(wouldEndAt ?? closesAt, opensAt);
  if (left >= whole) return `, and its ${lengthOf(whole)} begin then.`;
  return `. The exam closes at ${time(closesAt)}, so there are ${lengthOf(left)} for it instead of ${lengthOf(whole)}.`;
}

interface PausedProps extends Pick<GoesOnProps, 'next'> {
  /** ISO 8601. */
  readonly since: string;
  readonly stage: SittingStage;
}

/** The clock of the break stands still as well: nobody is told when the next paper opens, since nobody knows. */
function Paused({ since, stage, next }: PausedProps) {
  return (
    <>
      <div className="hall-notice" role="alert">
        <p>
          <b>The exam is paused.</b>{' '}
          {stage === 'next'
            ? `${next} opens when it goes on; you lose no time.`
            : `Since ${time(since)} the break is standing still, too: you lose nothing of it. It goes on by itself when the exam does, and ${next} opens at its end. Please leave this tab open.`}
        </p>
      </div>
      {stage !== 'next' && WHAT_TO_DO}
    </>
  );
}

interface BreakAsideProps {
  readonly endsAt: string;
  readonly now: string;
  readonly isStill: boolean;
  /** The paper that is waited for as long as the break itself has not begun. */
  readonly awaited: string | undefined;
}

function BreakAside({ endsAt, now, isStill, awaited }: BreakAsideProps) {
  const left = secondsUntil(endsAt, now);
  const [above, spoken] = countdownWords(left, isStill, awaited);
  return (
    <>
      <div className="hall-countdown">
        <p className="small soft">{above}</p>
        <div role="timer" aria-label={spoken}>
          <p className="hall-figures num" aria-hidden="true">
            {left === 0 ? 'Time Up.' : timeFigures(left)}
          </p>
          <p className="small soft" aria-hidden="true">
            {left === 0 ? '' : `${timeWords(left)}${isStill ? ' left' : ''}`}
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

/** Above the figures, and for a screen reader. */
function countdownWords(left: number, isStill: boolean, awaited: string | undefined): readonly [string, string] {
  if (left === 0) return ['The break', 'The break is over'];
  if (isStill) return ['The break stands still', `The break stands still, with ${timeWords(left)} left`];
  if (awaited) return [`${awaited} opens in`, `${awaited} opens in ${timeWords(left)}`];
  return ['The break ends in', `The break ends in ${timeWords(left)}`];
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

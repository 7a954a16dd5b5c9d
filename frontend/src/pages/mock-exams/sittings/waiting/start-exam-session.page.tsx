import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { SittingStage, SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { useSession } from '../../../../client/session';
import { moment, time } from '../../../../parts/dates';
import { PageHeading } from '../../../../parts/page/page-heading';
import { ComfortChoices } from '../../../../parts/reading-comfort/reading-comfort-menu';
import { counted } from '../../../../parts/words';
import { examTitle } from '../../exam-view/exam-title';
import { lengthOf, secondsUntil, timeFigures, timeWords } from '../../exam-view/time-words';
import { AtStage } from '../asking';
import { DeviceCheck } from './device-check';
import { useLedTo } from './led-to';
import { stageIn, timesIn, type DeskState, type Tracker } from '../desk/desk-state';
import type { SittingDesk } from '../desk/sitting-desk';
import { useDesk, useServerNow } from '../desk/use-desk';
import { EXAM_PAGES } from '../desk/where-to';
import { papersAhead } from '../papers-ahead';
import { HallFrame } from '../hall-frame';
import { useLargerText } from '../paper/use-larger-text';
import { StaffWords } from '../staff-words';
import { WhatWillHappen } from './what-will-happen';

/** The summary of a session, and its waiting room: the device is tried here, and the papers come to it sealed. */
export default function StartExamSessionPage() {
  const session = useLedTo();
  const [isAsked, setAsked] = useState(false);
  const enter = useCallback(
    (desk: SittingDesk) => {
      void desk.checkDevice();
      // What was sat on this page before may be over, and another session be theirs.
      void desk.lookAnew(session).then(() => setAsked(true));
    },
    [session],
  );
  const { desk, state } = useDesk(enter);
  const now = useServerNow(desk);
  const isOld = !isAsked && stageIn(state, now) === 'complete';
  return (
    <AtStage page="start" state={state} now={now} stays={isOld}>
      {(tracker, stage) =>
        isOld ? null : <Waiting desk={desk} state={state} tracker={tracker} stage={stage} now={now} />
      }
    </AtStage>
  );
}

interface WaitingProps {
  readonly desk: SittingDesk;
  readonly state: DeskState;
  readonly tracker: Tracker;
  readonly stage: SittingStage;
  readonly now: string;
}

function Waiting({ desk, state, tracker, stage, now }: WaitingProps) {
  const { childName = '' } = useSession() ?? {};
  const times = timesIn(tracker, now);
  useLargerText(tracker.mockExamSessionTrackerCompositeId.mockExamSessionId, tracker.largerText);
  const name = childName.split(' ')[0] ?? '';
  return (
    <HallFrame
      place="Waiting room"
      badge={childName}
      aside={<WaitingAside times={times} stage={stage} now={now} />}
      notice={<StaffWords desk={desk} state={state} />}
    >
      <PageHeading
        title={name === '' ? 'You are in the right place.' : `Hello, ${name}. You are in the right place.`}
      />
      <p>
        {examTitle(tracker.mockExamType)} · <b>{moment(times.startsAt)}</b>
      </p>
      <Paused times={times} stage={stage} />
      <div className="hall-two">
        <DeviceCheck desk={desk} state={state} tracker={tracker} now={now} />
        <WhatWillHappen tracker={tracker} times={times} now={now} />
      </div>
      <Rules tracker={tracker} times={times} now={now} />
      <Go times={times} stage={stage} now={now} />
      <p className="small">
        <Link to={EXAM_PAGES.dashboard}>Back to the mock exams</Link>
      </p>
    </HallFrame>
  );
}

/** Nobody knows when it goes on: no clock runs down to it. */
const Paused = ({ times: { startsAt, pausedSince }, stage }: Omit<TimedProps, 'now'>) =>
  pausedSince === null ? null : (
    <div className="hall-notice" role="alert">
      <p>
        <b>The exam is paused.</b> {stage === 'before' ? `It begins at ${time(startsAt)} at the earliest. ` : ''}You can
        start when it goes on, and nobody loses time. Stay on this page: it tells you.
      </p>
    </div>
  );

interface RulesProps {
  readonly tracker: Tracker;
  readonly times: SittingTimes;
  readonly now: string;
}

function Rules({ tracker: { facts }, times, now }: RulesProps) {
  const { papers } = times;
  // Each child's own, with whatever extra time is theirs, and less where they come late.
  const lengths = [...new Set(papersAhead(times, facts.session.breakSeconds, now).map(({ seconds }) => seconds))];
  const each = lengths.length === 1 ? ` of ${lengthOf(lengths[0] ?? 0)} each` : '';
  return (
    <ul className="hall-rules">
      <li>
        There are {counted(papers.length, 'exam')}
        {each}, with a short break of {lengthOf(facts.session.breakSeconds)} between them.
      </li>
      <li>Do not close this tab until you have finished. If it does close, come back to this page: nothing is lost.</li>
      <li>
        Choose an answer, then press <b>Submit Answer</b>. You can change an answer until the time is up; what is chosen
        then counts, though you have not pressed it.
      </li>
      <li>If the internet goes away, carry on: your answers are kept on this device.</li>
    </ul>
  );
}

interface TimedProps {
  readonly times: SittingTimes;
  readonly stage: SittingStage;
  readonly now: string;
}

function Go({ times, stage, now }: TimedProps) {
  const navigate = useNavigate();
  const isStill = times.pausedSince !== null;
  const isOpen = stage === 'ready' && !isStill;
  return (
    <div className={isOpen ? 'hall-start is-open' : 'hall-start'}>
      <button
        type="button"
        className="btn"
        aria-disabled={!isOpen}
        onClick={() => isOpen && void navigate(EXAM_PAGES.exam)}
      >
        Start First Exam
      </button>
      <span className="small soft" role="status">
        {isStill
          ? 'The exam is paused. You can start when it goes on; nobody loses time.'
          : startWords(times, stage, now)}
      </span>
    </div>
  );
}

function startWords({ startsAt, wouldEndAt, papers }: SittingTimes, stage: SittingStage, now: string): string {
  const own = lengthOf(papers[0]?.seconds ?? 0);
  if (stage === 'before') return `You can press this at ${time(startsAt)}. Your ${own} begin when you do.`;
  const left = wouldEndAt === null ? 0 : secondsUntil(wouldEndAt, now);
  if (left < (papers[0]?.seconds ?? 0)) return `It has begun. If you start now, you have ${lengthOf(left)}.`;
  return `You can start now. Your ${own} begin when you press this.`;
}

interface Countdown {
  readonly above: string;
  readonly figures: string;
  readonly below: string;
  /** For a screen reader. */
  readonly spoken: string;
}

function countdownOf({ times: { startsAt, pausedSince }, stage, now }: TimedProps): Countdown {
  if (pausedSince !== null) return { above: 'Paper 1', figures: 'is paused', below: '', spoken: 'Paper 1 is paused' };
  if (stage !== 'before') return { above: 'Paper 1', figures: 'is open', below: '', spoken: 'Paper 1 is open' };
  const left = secondsUntil(startsAt, now);
  return {
    above: 'Paper 1 opens in',
    figures: timeFigures(left),
    below: `at ${time(startsAt)}`,
    spoken: `Paper 1 opens in ${timeWords(left)}`,
  };
}

function WaitingAside(timed: TimedProps) {
  const { above, figures, below, spoken } = countdownOf(timed);
  return (
    <>
      <div className="hall-countdown">
        <p className="small soft">{above}</p>
        <div role="timer" aria-label={spoken}>
          <p className="hall-figures num" aria-hidden="true">
            {figures}
          </p>
          {below !== '' && (
            <p className="small soft" aria-hidden="true">
              {below}
            </p>
          )}
        </div>
      </div>
      <section className="hall-comfort-here">
        <h2>Reading comfort</h2>
        <p className="small soft">Make it right for you. It stays like this in the exam.</p>
        <ComfortChoices />
        <div className="hall-sample">
          <p className="small soft">It will look like this</p>
          <p>
            Which word is closest in meaning to <b>calm</b>?
          </p>
        </div>
      </section>
    </>
  );
}

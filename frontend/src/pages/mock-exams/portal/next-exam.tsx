import { useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { clockWords, lengthWords } from 'schemas/mock-exams/sessions/arranged.rules';
import type { ReplyOf } from 'schemas/describe/contract';
import type { getUpcomingMockExamSessions } from 'schemas/mock-exams/sessions/learner-sessions.contract';
import type { getTrackerForMockExamSession } from 'schemas/mock-exams/sittings/sitting.contract';
import { day } from '../../../parts/dates';
import { Dialog } from '../../../parts/dialog/dialog';
import { ProblemNote } from '../../../parts/page/shown';
import { examTitle } from '../exam-view/exam-title';
import { ledTo } from '../sittings/waiting/led-to';
import type { Tracker, UpcomingExam } from './api';
import { Countdown } from './countdown';
import type { CurrentSession } from './current-session';
import { ExamPlan, isPausedIn } from './exam-plan';

/** Where an exam is sat: its summary first, which is the waiting room until it begins. */
const HALL = '/mock-exams/start-exam-session';
/** From when on the waiting room has something to do: the papers can be fetched. */
const WAITING_ROOM_SECONDS = 900;

type Upcoming = ReplyOf<typeof getUpcomingMockExamSessions>;
type Tracked = ReplyOf<typeof getTrackerForMockExamSession>;

interface NextExamProps {
  readonly current: CurrentSession;
  /** What could not be had is absent: what can be told is told without it. */
  readonly upcoming: Upcoming | undefined;
  readonly tracked: Tracked | undefined;
}

/** The exam that runs or comes next: which one it is, how long it is until it begins, and the way in. */
export function NextExam({ current, upcoming, tracked }: NextExamProps) {
  useGoingInAtZero(current);
  const { answer, running, left } = current;
  return (
    <section className="card next-exam" aria-label="Your next mock exam">
      {answer.problem ? (
        <ProblemNote
          problem={answer.problem}
          again={answer.again}
          safe="Your place is safe, and this page looks again by itself."
        />
      ) : (
        <>
          {running || left !== undefined ? (
            <Booked current={current} upcoming={upcoming} tracked={tracked} />
          ) : (
            <NoneBooked />
          )}
          {left !== undefined && left <= WAITING_ROOM_SECONDS && (
            <WaitingRoom exam={examOf(current, { upcoming, tracked })} />
          )}
          <Start current={current} />
        </>
      )}
    </section>
  );
}

/** Who has watched the last second go by is taken to the exam as soon as the server says that it runs; whoever comes later presses Start. */
function useGoingInAtZero({ running, left, answer }: CurrentSession): void {
  const navigate = useNavigate();
  const [openedAt] = useState(() => performance.now());
  const hasWaited = useRef(false);
  // What was heard on an earlier visit is no waiting: whoever comes back out of the exam's pages is not sent in again.
  const isWaiting = left !== undefined && (answer.data?.at ?? 0) >= openedAt;
  useEffect(() => {
    if (isWaiting) hasWaited.current = true;
    else if (running && hasWaited.current) void navigate(HALL, { state: ledTo(running.mockExamSessionId) });
  }, [running, isWaiting, navigate]);
}

function Booked({ current, upcoming, tracked }: NextExamProps) {
  const { running, left } = current;
  const exam = examOf(current, { upcoming, tracked });
  const shown = trackedOf(running ?? exam, tracked);
  return (
    <>
      <h2>{running ? runningTitle(shown) : titleOf(left ?? 0)}</h2>
      {exam && <Which exam={exam} />}
      {left !== undefined && <Countdown left={left} />}
      <What tracked={shown} exam={exam} now={nowOf(current, tracked)} />
    </>
  );
}

/** Of one that is over the server still tells for a day. */
function trackedOf(
  shown: Pick<UpcomingExam, 'mockExamSessionId'> | undefined,
  tracked: Tracked | undefined,
): Tracked | undefined {
  const isThis = shown === undefined || shown.mockExamSessionId === sessionIn(tracked?.tracker);
  return isThis ? tracked : undefined;
}

interface WhatProps {
  readonly tracked: Tracked | undefined;
  readonly exam: UpcomingExam | undefined;
  readonly now: string | undefined;
}

/** What is in it: as this child will sit it, where that is known; how long it is for all, where it is not. */
function What({ tracked, exam, now }: WhatProps) {
  if (tracked?.tracker && now !== undefined && tracked.tracker.papers.length > 0)
    return <ExamPlan tracker={tracked.tracker} now={now} />;
  return exam ? <p>{lengthWords(exam.minutes)}, with a short break between them.</p> : null;
}

/** By the server's clock, while a session runs: what is told then changes by the minute. */
function nowOf({ running, answer: { data } }: CurrentSession, tracked: Tracked | undefined): string | undefined {
  if (!running || !data) return tracked?.serverNow;
  return new Date(Date.parse(running.serverNow) + Math.max(0, performance.now() - data.at)).toISOString();
}

const sessionIn = (tracker: Tracker | undefined) => tracker?.mockExamSessionTrackerCompositeId.mockExamSessionId;

/** The one that runs or is due, else the next one. */
function examOf(
  { running, left }: CurrentSession,
  { upcoming, tracked }: Pick<NextExamProps, 'upcoming' | 'tracked'>,
): UpcomingExam | undefined {
  const known = (id: string | undefined) =>
    upcoming?.sessions.find(({ mockExamSessionId }) => mockExamSessionId === id);
  if (running) return known(running.mockExamSessionId);
  return (left === 0 ? known(sessionIn(tracked?.tracker)) : undefined) ?? nextOf(upcoming);
}

const runningTitle = (tracked: Tracked | undefined): string =>
  tracked?.tracker && isPausedIn(tracked.tracker) ? 'Your mock exam is paused.' : 'Your mock exam is on now.';

const titleOf = (left: number): string => (left === 0 ? 'Your mock exam is about to begin.' : 'Your next mock exam');

const nextOf = (upcoming: Upcoming | undefined): UpcomingExam | undefined =>
  upcoming?.sessions.find(({ registration, startsAt }) => registration === 'yes' && startsAt > upcoming.serverNow);

function Which({ exam }: { readonly exam: UpcomingExam }) {
  return (
    <p className="lead">
      {examTitle(exam.mockExamType)} · {day(exam.startsAt)}, <b className="nowrap">{clockWords(exam.mockExamTime)}</b>
      {exam.isCatchUpSession && <span className="tag">Catch-up</span>}
    </p>
  );
}

function WaitingRoom({ exam }: { readonly exam: UpcomingExam | undefined }) {
  return (
    <p className="row">
      <Link className="btn" to={HALL} state={ledTo(exam?.mockExamSessionId)}>
        Go to the waiting room
      </Link>
      <span>It tries your device and fetches the papers, and the exam begins there.</span>
    </p>
  );
}

/** Whoever has just finished one comes here as well. */
function NoneBooked() {
  return (
    <>
      <h2>No mock exam is booked.</h2>
      <p>
        As soon as you have a place in one, the time until it begins stands here.{' '}
        <Link to="/mock-exams/upcoming-exams">Upcoming Exam Dates</Link>
      </p>
      <p>
        What you have sat stands under <Link to="/mock-exams/past-exams">Review Past Exams</Link>.
      </p>
    </>
  );
}

/** Leads into a session that runs. Before that it says that none does, and looks again meanwhile. */
function Start({ current: { running, answer } }: { readonly current: CurrentSession }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const why = useId();
  const press = () => {
    if (running) {
      void navigate(HALL, { state: ledTo(running.mockExamSessionId) });
      return;
    }
    answer.again();
    setAsking(true);
  };
  return (
    <>
      <div className="row">
        <button
          type="button"
          className={running ? 'btn' : 'btn low quiet'}
          aria-describedby={running ? undefined : why}
          onClick={press}
        >
          {running?.hasBegun ? 'Go on with my mock exam' : 'Start Mock Exam'}
        </button>
        {!running && (
          <span id={why} className="small soft">
            It leads in while your exam is on.
          </span>
        )}
      </div>
      <Dialog title="Your exam session has not started." open={isAsking && !running} onClose={() => setAsking(false)}>
        <p>You&apos;ll be able to access your exam during the exam session. You may need to refresh the page.</p>
        <button type="button" className="btn" onClick={() => setAsking(false)}>
          OK
        </button>
      </Dialog>
    </>
  );
}

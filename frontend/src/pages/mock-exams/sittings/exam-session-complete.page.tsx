import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Answered } from 'schemas/mock-exams/sittings/question.rules';
import { satPartWords } from 'schemas/mock-exams/sittings/sat-papers.rules';
import type { Sitting } from 'schemas/mock-exams/sittings/sitting.rules';
import type { SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { moment, time } from '../../../parts/dates';
import { PageHeading } from '../../../parts/page/page-heading';
import { counted } from '../../../parts/words';
import { AtStage } from './asking';
import { resultsDue } from 'schemas/mock-exams/reports/due.rules';
import { stageIn, stillGoesOn, timesIn, type DeskState, type Tracker } from './desk/desk-state';
import type { SittingDesk } from './desk/sitting-desk';
import { useCarriedOut } from './desk/use-carried-out';
import { useDesk, useServerNow } from './desk/use-desk';
import { useLastAnswers } from './desk/use-last-answers';
import { EXAM_PAGES } from './desk/where-to';
import { HallFrame } from './hall-frame';
import { paperTitle } from './paper-title';
import { WhoAndSaved } from './saving-badge';
import { StaffWords } from './staff-words';
import { TakenAtTimeUp } from './taken-at-time-up';

/** The end of a session: thanks, whether all is saved, and when results come. */
export default function ExamSessionCompletePage() {
  const { desk, state } = useDesk();
  const now = useServerNow(desk);
  const stage = stageIn(state, now);
  const isNoted = state.tracker?.currentMockExamStage === 'STAGE_EXAM_SESSION_COMPLETE';
  useCarriedOut(stage === 'complete' && !isNoted, 'finish', desk.finish);
  useLastAnswers(desk, state, now);
  const isAllSaved = isNoted && state.acts.isRead && state.acts.waiting.length === 0;
  useEffect(() => {
    if (isAllSaved) void desk.clearAway();
  }, [desk, isAllSaved]);
  return (
    <AtStage page="complete" state={state} now={now}>
      {(tracker) => <Complete desk={desk} state={state} tracker={tracker} now={now} isAllSaved={isAllSaved} />}
    </AtStage>
  );
}

interface CompleteProps {
  readonly desk: SittingDesk;
  readonly state: DeskState;
  readonly tracker: Tracker;
  readonly now: string;
  readonly isAllSaved: boolean;
}

function Complete({ desk, state, tracker, now, isAllSaved }: CompleteProps) {
  const times = timesIn(tracker, now);
  const { sitting } = state;
  const part = sitting && satPartOf(sitting);
  return (
    <HallFrame
      place={part === null ? 'Finished' : 'Over'}
      badge={<WhoAndSaved desk={desk} state={state} />}
      notice={stillGoesOn(tracker, now) && <StaffWords desk={desk} state={state} />}
    >
      <PageHeading title={titleOf(sitting)} />
      {sitting === null ? (
        <p>
          It was not begun on this account. If something went wrong, ask a grown-up to write to us: we look after it.
        </p>
      ) : (
        <>
          <p>Thank you for sitting your mock exam with us. You can be proud of the work you did.</p>
          <HowItEnded part={part} tracker={tracker} times={times} />
          <Saved state={state} tracker={tracker} isAllSaved={isAllSaved} />
          <TakenAtTimeUp state={state} paper={tracker.facts.sitting.papers.length} times={times} now={now} />
          <p>
            Your results are emailed to your parents by <b>{moment(resultsDue(times.closesAt))}</b>.
          </p>
        </>
      )}
      <p className="hall-go">
        <Link className="btn" to={EXAM_PAGES.dashboard}>
          Back to the mock exams
        </Link>
      </p>
    </HallFrame>
  );
}

type Sat = Pick<Sitting, 'clock' | 'papers'>;

const satPartOf = ({ clock, papers }: Sat): string | null => satPartWords(clock.papers.length, papers.length);

function titleOf(sitting: Sat | null): string {
  if (sitting === null) return 'This exam session is over.';
  return satPartOf(sitting) === null ? 'Well done. You have finished.' : 'Well done. The exam is over.';
}

/** Not the child, nor the clock: it was in a paper, or a paper was still to come. */
function isEndedByStaff({ facts: { room, sitting } }: Tracker, { closesAt, papers }: SittingTimes): boolean {
  if (room.closedAt === null) return false;
  // Nothing else closed it before: for whoever has more time that is later than for others.
  const wasToCome = sitting.papers.length < papers.length && Date.parse(closesAt) === Date.parse(room.closedAt);
  return wasToCome || sitting.papers.some(({ ended }) => ended?.by === 'staff');
}

interface HowItEndedProps {
  /** How much of it was sat, where that was not all. */
  readonly part: string | null;
  readonly tracker: Tracker;
  readonly times: SittingTimes;
}

function HowItEnded({ part, tracker, times }: HowItEndedProps) {
  const byStaff = isEndedByStaff(tracker, times);
  return (
    <>
      {part !== null && (
        <p>
          {part}. {byStaff ? 'What' : 'The exam was over before you opened the next one; what'} you did counts.
        </p>
      )}
      {byStaff && (
        <p>
          The exam staff ended your exam at {time(tracker.facts.room.closedAt ?? times.closesAt)}. You did nothing
          wrong, and everything that you did until then counts. Your parents hear from us.
        </p>
      )}
    </>
  );
}

interface SavedProps {
  readonly state: DeskState;
  readonly tracker: Tracker;
  readonly isAllSaved: boolean;
}

/** How many answers of each paper stand with us; before that, that this page is to stay open. */
function Saved({ state: { sitting, acts }, tracker, isAllSaved }: SavedProps) {
  const words = isAllSaved ? 'All is saved.' : 'Not all is saved yet. Please leave this page open.';
  const sat = tracker.facts.sitting.papers.map((_, index) => index + 1);
  return (
    <section className="hall-saved" aria-label="What is saved">
      <h2>{words}</h2>
      <p className="read-aloud" role="status">
        {words}
      </p>
      {!isAllSaved && (
        <p>
          {acts.waiting.length === 0
            ? 'We are asking whether everything has arrived.'
            : 'Your last answers are kept on this device, and sent as soon as the internet is back.'}
        </p>
      )}
      <ul>
        {sat.map((paper) => (
          <li key={paper}>
            {paperTitle(tracker, paper)}: {counted(answeredIn(sitting?.questions ?? {}, paper), 'answer')}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Questions = Readonly<Record<string, Answered & { readonly paper: number }>>;

const answeredIn = (questions: Questions, paper: number): number =>
  Object.values(questions).filter((question) => question.paper === paper && question.option !== null).length;

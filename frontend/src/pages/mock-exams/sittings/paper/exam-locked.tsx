import { PageHeading } from '../../../../parts/page/page-heading';
import { TimeLeft } from '../../exam-view/time-left';
import { timesIn, type DeskState, type Tracker } from '../desk/desk-state';
import type { SittingDesk } from '../desk/sitting-desk';
import { useCarriedOut } from '../desk/use-carried-out';
import { HallFrame, HallWord } from '../hall-frame';
import { paperTitle } from '../paper-title';
import { WhoAndSaved } from '../saving-badge';
import { StaffWords } from '../staff-words';
import { Elsewhere, ExamNotice } from './exam-notice';
import { stillWords } from './exam-still';
import { timeOf } from './time-of';

interface Props {
  readonly desk: SittingDesk;
  readonly state: DeskState;
  readonly tracker: Tracker;
  readonly now: string;
  /** 1 for the first. */
  readonly paper: number;
}

/** A paper that this page has not opened: it is on its way, or the clock stood still as the page was loaded, and its key is told to nobody. */
export function ExamLocked({ desk, state, tracker, now, paper }: Props) {
  const times = timesIn(tracker, now);
  const isKeyWanted = times.stage === 'paper' && times.pausedSince === null && tracker.paperKey === undefined;
  useCarriedOut(isKeyWanted, paper, desk.look);
  const still = stillWords({ times, tracker, desk });
  if (still === undefined) return <Opening desk={desk} state={state} />;
  const time = timeOf(times, paper, now);
  const minutes = tracker.papers[paper - 1]?.minutes ?? 0;
  return (
    <HallFrame
      place="Mock exam"
      badge={<WhoAndSaved desk={desk} state={state} />}
      aside={time && <TimeLeft {...time} minutes={minutes} isStill />}
      above={<Elsewhere desk={desk} state={state} />}
      notice={<ExamNotice desk={desk} state={state} />}
    >
      <PageHeading title={paperTitle(tracker, paper)} />
      <div className="exam-still">{still}</div>
    </HallFrame>
  );
}

export function Opening({ desk, state }: Pick<Props, 'desk' | 'state'>) {
  const { problem } = state;
  return (
    <HallWord title="Your paper is being opened…" notice={<StaffWords desk={desk} state={state} />}>
      <p>Your time begins once it is here.</p>
      {problem && (
        <p role="alert">{problem.message} We go on trying: leave this page open, and nothing of your time is lost.</p>
      )}
    </HallWord>
  );
}

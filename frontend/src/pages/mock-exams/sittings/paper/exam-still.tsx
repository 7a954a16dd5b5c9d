import { useEffect, useRef, type ReactNode } from 'react';
import type { SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import { time } from '../../../../parts/dates';
import { lasting } from '../../../../parts/words';
import type { Tracker } from '../desk/desk-state';
import type { SittingDesk } from '../desk/sitting-desk';

interface Still {
  readonly times: SittingTimes;
  readonly tracker: Tracker;
  readonly desk: SittingDesk;
}

/** What stands in place of the paper while the clock stands still; nothing while it goes on. */
export function stillWords({ times, tracker: { facts }, desk }: Still): ReactNode {
  if (times.pausedSince === null) return undefined;
  const isPaused = facts.room.pauses.some(({ until }) => until === null);
  if (isPaused)
    return (
      <div role="alert">
        <h2>The exam is paused.</h2>
        <p>
          Since {time(times.pausedSince)} your time is standing still, and everything that you did is safe. Sit back:
          the paper comes back by itself when the exam goes on.
        </p>
      </div>
    );
  return <Resting secondsLeft={times.restSecondsLeft} onEnd={() => void desk.endRest()} />;
}

interface RestingProps {
  readonly secondsLeft: number;
  readonly onEnd: () => void;
}

/** The button that began it is gone, as the one that ends it will be: whoever pressed it is led on, to be read to where they are. */
function Resting({ secondsLeft, onEnd }: RestingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    return () => void setTimeout(backToPaper);
  }, []);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1}>
        You are having a rest.
      </h2>
      <p>
        Your time is standing still. You have {lasting(secondsLeft)} of rest left in this paper; after that it goes on
        by itself.
      </p>
      <p className="hall-go">
        <button type="button" className="btn" onClick={onEnd}>
          Go on with the paper
        </button>
      </p>
    </div>
  );
}

function backToPaper(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('.exam-question-number')?.focus({ preventScroll: true });
}

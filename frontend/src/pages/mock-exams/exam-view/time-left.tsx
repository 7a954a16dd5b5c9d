import { secondsUntil, timeFigures, timeNote, timeWords } from './time-words';

interface TimeLeftProps {
  readonly endsAt: string;
  readonly now: string;
  /** How long the paper lasts for whoever has no more time. */
  readonly minutes: number;
  /** The clock stands still. */
  readonly isStill: boolean;
}

/** The clock of a paper. Only the notes at five minutes and at one are read out by themselves. */
export function TimeLeft({ endsAt, now, minutes, isStill }: TimeLeftProps) {
  const left = secondsUntil(endsAt, now);
  return (
    <div className="exam-clock">
      <p className="small soft">{isStill && left > 0 ? 'Time left, standing still' : 'Time left'}</p>
      <div role="timer" aria-label={`Time left: ${timeWords(left)}`}>
        <p className="exam-figures num" aria-hidden="true">
          {left === 0 ? 'Time Up.' : timeFigures(left)}
        </p>
        {left > 0 && (
          <p className="small soft exam-clock-words" aria-hidden="true">
            {timeWords(left)}
          </p>
        )}
      </div>
      <p className="exam-clock-note" role="status">
        {isStill ? '' : timeNote(left, minutes)}
      </p>
    </div>
  );
}

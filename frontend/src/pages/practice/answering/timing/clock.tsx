import { useState } from 'react';
import { lasting } from '../../../../parts/words';

interface ClockProps {
  /** Still left, the begun one included. */
  readonly minutes: number;
  readonly limitSeconds: number;
}

/** How long there is still, in whole minutes; nobody has to look at it. */
export function Clock({ minutes, limitSeconds }: ClockProps) {
  const [hidden, setHidden] = useState(false);
  if (minutes === 0) {
    return (
      <p className="clock" role="status">
        The time is up. Your answers so far are being marked.
      </p>
    );
  }
  return (
    <p className="clock">
      {!hidden && <span className="num">{timeLeft(minutes, limitSeconds)}</span>}
      <button type="button" className="btn low plain" onClick={() => setHidden(!hidden)}>
        {hidden ? 'Show the time' : 'Hide the time'}
      </button>
    </p>
  );
}

/** Where a minute is all there is, how long it is in all: seconds that run down help nobody to think. */
function timeLeft(minutes: number, limitSeconds: number): string {
  if (limitSeconds <= 60) return `${lasting(limitSeconds)} in all`;
  return minutes > 1 ? `${minutes}\u00a0min left` : 'The last minute';
}

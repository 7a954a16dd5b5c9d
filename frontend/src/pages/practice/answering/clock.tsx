import { useState } from 'react';

/** How long there is still, in whole minutes; nobody has to look at it. */
export function Clock({ minutes }: { readonly minutes: number }) {
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
      {!hidden && <span className="num">{minutes > 1 ? `${minutes}\u00a0min left` : 'The last minute'}</span>}
      <button type="button" className="btn low plain" onClick={() => setHidden(!hidden)}>
        {hidden ? 'Show the time' : 'Hide the time'}
      </button>
    </p>
  );
}

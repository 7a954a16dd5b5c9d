import { useEffect, useState } from 'react';
import { useIsMarkedAlready } from '../../../../client/answers/saved';
import { useWorksheet } from '../../api';

/** In milliseconds: how often a result is asked for that is not there yet. */
const askEveryMs = 1_500;

interface MarkedAlreadyProps {
  readonly worksheetId: string;
  /** This page itself has it marked just now, and goes on to the result by itself. */
  readonly finishing: boolean;
}

/** Shown once a worksheet turns out to have been marked, in another tab or on another device: told by that tab, or by a refusal. */
export function MarkedAlready({ worksheetId, finishing }: MarkedAlreadyProps) {
  const { again, handedIn } = useWorksheet(worksheetId);
  const isRefused = useIsMarkedAlready(worksheetId);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    again();
    // The view may be older than the marking. The page shows the result as soon as it has come, and this is gone.
    const timer = setInterval(again, askEveryMs);
    return () => clearInterval(timer);
    // `again` is a new function each time.
  }, [wanted]);
  if (!isRefused && (!handedIn || finishing)) return null;
  return (
    <div className="notice warn" role="status">
      <p>
        <b>This worksheet has been marked already.</b>
      </p>
      <p>
        It was finished in another tab or on another device. What you answered there counts
        {isRefused ? '; this answer came after it.' : '.'}
      </p>
      {wanted ? (
        <p>Its result is on its way.</p>
      ) : (
        <button type="button" className="btn low pale" onClick={() => setWanted(true)}>
          See its result
        </button>
      )}
    </div>
  );
}

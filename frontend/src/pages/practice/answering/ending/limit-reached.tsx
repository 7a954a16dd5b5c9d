import { Link } from 'react-router-dom';
import type { SubjectKey } from 'schemas/questions/question';
import { useIsOverLimit } from '../../../../client/answers/saved';
import { topicsAddress } from '../../address';

interface LimitReachedProps {
  readonly worksheetId: string;
  readonly subject: SubjectKey;
  /** Has what was taken marked; the rest stays blank. */
  readonly onFinish: () => void;
}

/** Shown when a free account's day ends in the middle of a worksheet. */
export function LimitReached({ worksheetId, subject, onFinish }: LimitReachedProps) {
  if (!useIsOverLimit(worksheetId)) return null;
  return (
    <div className="notice warn" role="status">
      <p>
        <b>Well done: you have answered all the questions your free plan has for today.</b>
      </p>
      <p>
        This worksheet and everything you wrote are kept. Carry on tomorrow: what you have just answered waits on this
        device, and is sent then. Answers from before can still be changed.
      </p>
      <div className="row">
        <Link className="btn low pale" to={topicsAddress(subject)}>
          Carry on tomorrow
        </Link>
        <button type="button" className="btn low plain" onClick={onFinish}>
          Mark what I have done; the rest stays blank
        </button>
      </div>
    </div>
  );
}

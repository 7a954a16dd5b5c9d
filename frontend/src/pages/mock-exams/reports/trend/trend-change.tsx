import { useState } from 'react';
import { Dialog } from '../../../../parts/dialog/dialog';
import { ExplainedSteps } from '../../../../parts/explain/explained-sum';
import { day } from '../../../../parts/dates';
import type { TrendChange } from './api';
import { changeWords } from './trend-words';

interface ChangeProps {
  readonly change: TrendChange;
  /** When it was sat. */
  readonly startsAt: string;
}

/** A change since the session before, which opens how it came about. */
export function Change({ change, startsAt }: ChangeProps) {
  const [open, setOpen] = useState(false);
  const title = `From ${day(change.since)} to ${day(startsAt)}`;
  return (
    <>
      <button type="button" className="explain-figure nowrap" onClick={() => setOpen(true)}>
        {changeWords(change)}
        <span className="read-aloud"> (how it is worked out)</span>
      </button>
      {open && (
        <Dialog title={title} open onClose={() => setOpen(false)} look="explain-dialog" end="Close">
          <ExplainedSteps steps={change.steps} />
        </Dialog>
      )}
    </>
  );
}

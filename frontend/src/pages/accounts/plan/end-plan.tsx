import type { MonthlyProductId } from 'schemas/payments/products';
import { Dialog } from '../../../parts/dialog/dialog';
import { ProblemNote } from '../../../parts/page/shown';
import { usePlanEnding } from './api';

interface EndPlanProps {
  readonly about: { readonly productId: MonthlyProductId; readonly learnerId?: string };
  /** " for Amara", where that needs to be said. */
  readonly whom: string;
  /** Undefined where the month is not paid: it ends at once. */
  readonly until: string | undefined;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** One question, and no more: whoever wants to go may. */
export function EndPlan({ about, whom, until, onChanged, onClose }: EndPlanProps) {
  const { run, busy, problem } = usePlanEnding();
  const end = () => void run({ ...about, endsWithPeriod: true }).then((reply) => reply && onChanged());
  return (
    <Dialog title={`Cancel the plan${whom}?`} open onClose={onClose}>
      {until === undefined ? (
        <p>
          This month is not paid, so it ends at once: your card is asked no more, and nothing more is charged. Nothing
          of your child’s is lost.
        </p>
      ) : (
        <p>
          It goes on until {until}, and nothing more is charged. Nothing of your child’s is lost, and until then you can
          resume it.
        </p>
      )}
      {problem && <ProblemNote problem={problem} />}
      <button type="button" className="btn low" aria-disabled={busy} onClick={() => !busy && end()}>
        {busy ? 'One moment…' : 'Cancel the plan'}
      </button>
      <button type="button" className="btn low pale" onClick={onClose}>
        Keep it
      </button>
    </Dialog>
  );
}

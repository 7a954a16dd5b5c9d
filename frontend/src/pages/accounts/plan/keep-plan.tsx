import { products, type MonthlyProductId } from 'schemas/payments/products';
import { Dialog } from '../../../parts/dialog/dialog';
import { ProblemNote } from '../../../parts/page/shown';
import { pounds } from '../../../parts/prices/use-prices';
import { usePlanChange, usePlanPrice, type Plan } from './api';
import { aboutChild } from './plan-changes';

interface KeepPlanProps {
  /** What it would become. */
  readonly from: MonthlyProductId;
  readonly keeps: NonNullable<Plan['keeps']>;
  /** Whose mock exams it is about. */
  readonly learnerId: string | undefined;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** A change to something cheaper that waits is taken back: nothing changes, and at no other price than the one said here. */
export function KeepPlan({ from, keeps: { productId, pence }, learnerId, onChanged, onClose }: KeepPlanProps) {
  const price = usePlanPrice();
  const change = usePlanChange();
  const busy = price.busy || change.busy;
  const problem = price.problem ?? change.problem;
  const { name } = products[productId];
  const keep = async () => {
    if (productId === 3) return;
    const asked = { from, to: productId, ...aboutChild(learnerId) };
    const shown = await price.run(asked);
    if (!shown) return;
    const { prorationAt } = shown;
    if (await change.run({ ...asked, duePence: 0, monthlyPence: pence, prorationAt })) onChanged();
  };
  return (
    <Dialog title={`Keep “${name}”?`} open onClose={onClose}>
      <p>
        Nothing changes: “{name}” goes on at {pounds(pence)} a month, as before. Nothing is charged today, and it does
        not become “{products[from].name}”.
      </p>
      {problem && <ProblemNote problem={problem} safe="Nothing has been charged." />}
      <button type="button" className="btn low" aria-disabled={busy} onClick={() => !busy && void keep()}>
        {busy ? 'One moment…' : 'Keep it'}
      </button>
      <button type="button" className="btn low pale" onClick={onClose}>
        Back
      </button>
    </Dialog>
  );
}

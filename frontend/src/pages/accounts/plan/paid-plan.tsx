import { useState } from 'react';
import { products, type MonthlyProductId } from 'schemas/payments/products';
import { day } from '../../../parts/dates';
import { ProblemNote } from '../../../parts/page/shown';
import { pounds } from '../../../parts/prices/use-prices';
import { usePlanEnding, type Plan } from './api';
import { ChangePlan } from './change-plan';
import { EndPlan } from './end-plan';

interface PaidPlanProps {
  readonly plan: Plan;
  readonly isWaiting: boolean;
  readonly onAsked: () => void;
}

/** A plan that runs: what it is now, what it costs, when that changes, and the ways to change it. */
export function PaidPlan({ plan, isWaiting, onAsked }: PaidPlanProps) {
  const { productId, pence, keeps, isOwn } = plan;
  const now = keeps ?? { productId, pence };
  return (
    <>
      <h2>{products[now.productId].name}</h2>
      <p>{pounds(now.pence)} a month.</p>
      <Standing plan={plan} />
      {isWaiting ? (
        <p className="notice" role="status">
          One moment: we are waiting to hear that it is done.
        </p>
      ) : (
        isOwn && <Ways plan={plan} onAsked={onAsked} />
      )}
      {!isOwn && <p className="soft">Somebody else pays for this plan, and only they can change it.</p>}
    </>
  );
}

function Standing({ plan }: { readonly plan: Plan }) {
  const { productId, pence, status, periodEndsAt, endsWithPeriod, nextAttemptAt, keeps } = plan;
  if (status === 'past_due')
    return (
      <p className="notice" role="status">
        Your card was declined. We ask it again{' '}
        {nextAttemptAt === undefined ? 'in a few days' : `on ${day(nextAttemptAt)}`}; another card below settles it.
        Practice goes on meanwhile, and nothing of your child’s is lost.
      </p>
    );
  const until = day(periodEndsAt);
  if (endsWithPeriod) return <p>Cancelled: it ends on {until}, and nothing more is charged.</p>;
  if (keeps)
    return (
      <p>
        From {day(keeps.until)} on: {products[productId].name}, {pounds(pence)} a month.
      </p>
    );
  return <p>Next payment: {until}.</p>;
}

const monthly: readonly MonthlyProductId[] = [1, 2, 4];
const isMonthly = (productId: number): productId is MonthlyProductId => monthly.some((one) => one === productId);

function Ways({ plan, onAsked }: Omit<PaidPlanProps, 'isWaiting'>) {
  const { productId, status, periodEndsAt, endsWithPeriod, keeps } = plan;
  const [open, setOpen] = useState<'change' | 'end'>();
  if (!isMonthly(productId)) return null;
  const done = () => {
    setOpen(undefined);
    onAsked();
  };
  const close = () => setOpen(undefined);
  if (endsWithPeriod) return <Resume productId={productId} onAsked={onAsked} />;
  const to = keeps ? monthly.filter((one) => one === keeps.productId) : monthly.filter((one) => one !== productId);
  return (
    <div className="row">
      {status === 'active' && (
        <button type="button" className="btn low" onClick={() => setOpen('change')}>
          {keeps ? `Keep “${products[keeps.productId].name}”` : 'Change the plan'}
        </button>
      )}
      <button type="button" className="btn low pale" onClick={() => setOpen('end')}>
        Cancel the plan
      </button>
      {open === 'change' && <ChangePlan from={productId} to={to} onChanged={done} onClose={close} />}
      {open === 'end' && <EndPlan productId={productId} until={day(periodEndsAt)} onChanged={done} onClose={close} />}
    </div>
  );
}

function Resume({ productId, onAsked }: { readonly productId: MonthlyProductId; readonly onAsked: () => void }) {
  const { run, busy, problem } = usePlanEnding();
  const resume = () => void run({ productId, endsWithPeriod: false }).then((reply) => reply && onAsked());
  return (
    <>
      {problem && <ProblemNote problem={problem} />}
      <button type="button" className="btn" aria-disabled={busy} onClick={() => !busy && resume()}>
        {busy ? 'One moment…' : 'Resume the plan'}
      </button>
    </>
  );
}

/** The plan that ended last, where it was not cancelled: a card that gave nothing loses nobody anything. */
export function EndedPlan({ plan }: { readonly plan: Plan }) {
  const { productId, endedAt, failedAttempts } = plan;
  if (endedAt === undefined || failedAttempts === 0) return null;
  return (
    <p className="notice" role="status">
      Your plan “{products[productId].name}” ended on {day(endedAt)}, as its payment did not go through. Nothing of your
      child’s is lost: choose a plan again, and all goes on where it stopped.
    </p>
  );
}

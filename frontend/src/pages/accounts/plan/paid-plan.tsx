import { useState, type ReactNode } from 'react';
import { products, type MonthlyProductId } from 'schemas/payments/products';
import { day } from '../../../parts/dates';
import { ProblemNote } from '../../../parts/page/shown';
import { pounds } from '../../../parts/prices/use-prices';
import { usePlanEnding, type Plan } from './api';
import { ChangePlan } from './change-plan';
import { ClaimRunning } from './claim-plan';
import { EndPlan } from './end-plan';
import { KeepPlan } from './keep-plan';

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
      {!isOwn && <ClaimRunning plan={plan} onAsked={onAsked} />}
    </>
  );
}

function Standing({ plan }: { readonly plan: Plan }) {
  const { productId, pence, status, periodEndsAt, endsWithPeriod, keeps } = plan;
  if (status === 'past_due') return <Declined plan={plan} />;
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

function Declined({ plan: { isOwn, periodEndsAt, endsWithPeriod, nextAttemptAt } }: { readonly plan: Plan }) {
  const again = nextAttemptAt === undefined ? 'in a few days' : `on ${day(nextAttemptAt)}`;
  if (!isOwn)
    return (
      <p className="notice" role="status">
        The card that pays for it was declined, and is asked again {again}. Practice goes on meanwhile.
      </p>
    );
  return (
    <p className="notice" role="status">
      {endsWithPeriod
        ? `Cancelled: it ends on ${day(periodEndsAt)}. This month is not paid yet, as your card was declined, and it is asked again ${again}. If you cancel it at once, it is asked no more. `
        : `Your card was declined. We ask it again ${again}; another card below settles it. Practice goes on meanwhile. `}
      Nothing of your child’s is lost.
    </p>
  );
}

const monthly: readonly MonthlyProductId[] = [1, 2, 4];
const isMonthly = (productId: number): productId is MonthlyProductId => monthly.some((one) => one === productId);

function Ways({ plan, onAsked }: Omit<PaidPlanProps, 'isWaiting'>) {
  const { productId, status, periodEndsAt, endsWithPeriod } = plan;
  if (!isMonthly(productId)) return null;
  const isOwed = status === 'past_due';
  const resume = endsWithPeriod && <Resume productId={productId} onAsked={onAsked} />;
  if (resume !== false && !isOwed) return resume;
  return (
    <div className="row">
      {resume}
      {status === 'active' && <Change plan={plan} productId={productId} onAsked={onAsked} />}
      <Opened name={endsWithPeriod ? 'Cancel it at once' : 'Cancel the plan'} look="btn low pale" onAsked={onAsked}>
        {(onChanged, onClose) => (
          <EndPlan
            productId={productId}
            until={isOwed ? undefined : day(periodEndsAt)}
            onChanged={onChanged}
            onClose={onClose}
          />
        )}
      </Opened>
    </div>
  );
}

interface ChangeProps extends Omit<PaidPlanProps, 'isWaiting'> {
  readonly productId: MonthlyProductId;
}

/** To another plan; or where a change waits, back to what it was. */
function Change({ plan: { keeps }, productId, onAsked }: ChangeProps) {
  if (keeps)
    return (
      <Opened name={`Keep “${products[keeps.productId].name}”`} look="btn low" onAsked={onAsked}>
        {(onChanged, onClose) => <KeepPlan from={productId} keeps={keeps} onChanged={onChanged} onClose={onClose} />}
      </Opened>
    );
  const to = monthly.filter((one) => one !== productId);
  return (
    <Opened name="Change the plan" look="btn low" onAsked={onAsked}>
      {(onChanged, onClose) => <ChangePlan from={productId} to={to} onChanged={onChanged} onClose={onClose} />}
    </Opened>
  );
}

interface OpenedProps {
  readonly name: string;
  readonly look: string;
  readonly onAsked: () => void;
  readonly children: (onChanged: () => void, onClose: () => void) => ReactNode;
}

/** A button and the dialog that it opens, which is closed by what is asked in it. */
function Opened({ name, look, onAsked, children }: OpenedProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const done = () => {
    close();
    onAsked();
  };
  return (
    <>
      <button type="button" className={look} onClick={() => setOpen(true)}>
        {name}
      </button>
      {open && children(done, close)}
    </>
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

/** The plan that ended last, and why where a card gave nothing: it loses nobody anything. */
export function EndedPlan({ plan: { productId, endedAt, failedAttempts } }: { readonly plan: Plan }) {
  if (endedAt === undefined) return null;
  return (
    <p className="notice" role="status">
      Your plan “{products[productId].name}” ended on {day(endedAt)}
      {failedAttempts > 0 && ', as its payment did not go through'}. Nothing more is charged for it, and nothing of your
      child’s is lost: choose a plan again, and all goes on where it stopped.
    </p>
  );
}

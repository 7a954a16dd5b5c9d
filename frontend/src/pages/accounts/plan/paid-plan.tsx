import { useState, type ReactNode } from 'react';
import { coversPractice } from 'schemas/payments/covers.rules';
import { products, type MonthlyProductId, type ProductId } from 'schemas/payments/products';
import { day } from '../../../parts/dates';
import { ProblemNote } from '../../../parts/page/shown';
import { pounds } from '../../../parts/prices/use-prices';
import { usePlanEnding, type Plan } from './api';
import { ChangePlan } from './change-plan';
import { ClaimRunning } from './claim-plan';
import { EndPlan } from './end-plan';
import { KeepPlan } from './keep-plan';
import { aboutChild, changesOf, isMonthly } from './plan-changes';
import { forWhom, isForNobody, type Whose } from './whose';

interface PaidPlanProps {
  readonly plan: Plan;
  /** What is paid for beside it. */
  readonly others: readonly Plan[];
  readonly whose: Whose;
  readonly isWaiting: boolean;
  readonly onAsked: () => void;
}

/** A plan that runs: what it is now, what it costs, when that changes, and the ways to change it. */
export function PaidPlan({ plan, others, whose, isWaiting, onAsked }: PaidPlanProps) {
  const { productId, pence, keeps, isOwn, learnerId } = plan;
  const now = keeps ?? { productId, pence };
  return (
    <>
      <WhatAndWhose productId={now.productId} whom={forWhom(whose, learnerId)} />
      <p>{pounds(now.pence)} a month.</p>
      <Standing plan={plan} />
      <Away plan={plan} whose={whose} />
      {isWaiting ? (
        <p className="notice" role="status">
          One moment: we are waiting to hear that it is done.
        </p>
      ) : (
        isOwn && !isForNobody(whose, learnerId) && <Ways plan={plan} others={others} whose={whose} onAsked={onAsked} />
      )}
      {!isOwn && <ClaimRunning plan={plan} onAsked={onAsked} />}
    </>
  );
}

function WhatAndWhose({ productId, whom }: { readonly productId: ProductId; readonly whom: string }) {
  const { name } = products[productId];
  if (!coversPractice(productId) || whom === '')
    return (
      <h2>
        {name}
        {whom}
      </h2>
    );
  return (
    <>
      <h2>{name}</h2>
      <p>Practice is for all your children, the mock exams are{whom}.</p>
    </>
  );
}

/** Who puts a child away is charged on for their mock exams. */
function Away({ plan: { learnerId, endsWithPeriod }, whose }: Pick<PaidPlanProps, 'plan' | 'whose'>) {
  const child = whose.away.find((one) => one.learnerId === learnerId);
  if (child === undefined || endsWithPeriod) return null;
  return (
    <p className="notice">
      {child.name} was put away, and their mock exams go on being charged until you cancel or change the plan.
    </p>
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

function Ways({ plan, others, whose, onAsked }: Omit<PaidPlanProps, 'isWaiting'>) {
  const { productId, status, periodEndsAt, endsWithPeriod, learnerId } = plan;
  if (!isMonthly(productId)) return null;
  const isOwed = status === 'past_due';
  const about = { productId, ...aboutChild(learnerId) };
  const whom = forWhom(whose, learnerId);
  const resume = endsWithPeriod && <Resume about={about} whom={whom} onAsked={onAsked} />;
  if (resume !== false && !isOwed) return resume;
  return (
    <div className="row">
      {resume}
      {status === 'active' && <Change plan={plan} others={others} whose={whose} onAsked={onAsked} />}
      <Opened
        name={endsWithPeriod ? 'Cancel it at once' : 'Cancel the plan'}
        whom={whom}
        look="btn low pale"
        onAsked={onAsked}
      >
        {(onChanged, onClose) => (
          <EndPlan
            about={about}
            whom={whom}
            until={isOwed ? undefined : day(periodEndsAt)}
            onChanged={onChanged}
            onClose={onClose}
          />
        )}
      </Opened>
    </div>
  );
}

/** To another plan; or where a change waits, back to what it was. */
function Change({ plan, others, whose, onAsked }: Omit<PaidPlanProps, 'isWaiting'>) {
  const { productId, keeps, learnerId } = plan;
  const whom = forWhom(whose, learnerId);
  if (!isMonthly(productId)) return null;
  if (keeps)
    return (
      <Opened name={`Keep “${products[keeps.productId].name}”`} whom={whom} look="btn low" onAsked={onAsked}>
        {(onChanged, onClose) => (
          <KeepPlan from={productId} keeps={keeps} learnerId={learnerId} onChanged={onChanged} onClose={onClose} />
        )}
      </Opened>
    );
  const changes = changesOf(plan, others, whose);
  if (changes.length === 0) return null;
  return (
    <Opened name="Change the plan" whom={whom} look="btn low" onAsked={onAsked}>
      {(onChanged, onClose) => (
        <ChangePlan
          from={productId}
          learnerId={learnerId}
          changes={changes}
          whose={whose}
          onChanged={onChanged}
          onClose={onClose}
        />
      )}
    </Opened>
  );
}

interface OpenedProps {
  readonly name: string;
  /** Whose plan it is about, where there are several: heard, since the heading above shows it. */
  readonly whom: string;
  readonly look: string;
  readonly onAsked: () => void;
  readonly children: (onChanged: () => void, onClose: () => void) => ReactNode;
}

/** A button and the dialog that it opens, which is closed by what is asked in it. */
function Opened({ name, whom, look, onAsked, children }: OpenedProps) {
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
        {whom !== '' && <span className="read-aloud">{whom}</span>}
      </button>
      {open && children(done, close)}
    </>
  );
}

interface ResumeProps {
  readonly about: { readonly productId: MonthlyProductId; readonly learnerId?: string };
  readonly whom: string;
  readonly onAsked: () => void;
}

function Resume({ about, whom, onAsked }: ResumeProps) {
  const { run, busy, problem } = usePlanEnding();
  const resume = () => void run({ ...about, endsWithPeriod: false }).then((reply) => reply && onAsked());
  return (
    <>
      {problem && <ProblemNote problem={problem} />}
      <button type="button" className="btn" aria-disabled={busy} onClick={() => !busy && resume()}>
        {busy ? 'One moment…' : 'Resume the plan'}
        {whom !== '' && <span className="read-aloud">{whom}</span>}
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

import { Link } from 'react-router-dom';
import type { ReplyOf } from 'schemas/describe/contract';
import type { getMyPlan } from 'schemas/payments/my-plan.contract';
import { products } from 'schemas/payments/products';
import { useAllowanceAnswer } from '../../parts/account/left-today';
import { PageHeading } from '../../parts/page/page-heading';
import { ProblemNote, Shown, Together } from '../../parts/page/shown';
import { Skeleton } from '../../parts/page/skeleton';
import { ParentsOnly } from '../../parts/parents-door/parents-only';
import { day } from '../../parts/dates';
import { leaving } from '../../parts/prices/leaving';
import { pounds, usePrices } from '../../parts/prices/use-prices';
import { useMyAccount, useMyPlan, usePortal, useTrialLeft, useUpgrade } from './api';
import './accounts.css';

/** What is paid for, when the next payment is due, and the ways to begin and to end it. */
export default function MySubscriptionPage() {
  return (
    <ParentsOnly title="My Subscription">
      <PlanAndBilling />
    </ParentsOnly>
  );
}

function PlanAndBilling() {
  const account = useMyAccount();
  const plan = useMyPlan();
  return (
    <div className="stack plan">
      <PageHeading title="My Subscription" />
      <Together answers={[account, plan, useAllowanceAnswer()]} skeleton={<PlanSkeleton />}>
        <Shown answer={plan}>
          {({ plans, hasBilling }) => {
            const live = plans.filter(({ status }) => LIVE.has(status));
            return (
              <div className="card stack">
                {live.map((one, index) => (
                  <PaidPlan key={index} plan={one} />
                ))}
                {live.length === 0 && <Unpaid roles={account.data?.roles ?? []} />}
                {hasBilling && <Billing />}
                {account.data && <p className="soft small">Account: {account.data.email}</p>}
              </div>
            );
          }}
        </Shown>
        <p>
          <Link to="/app/math/questions">Back to practice</Link>
        </p>
      </Together>
    </div>
  );
}

const LIVE: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

function PlanSkeleton() {
  return (
    <div className="card">
      <Skeleton lines={6} />
    </div>
  );
}

type Plan = ReplyOf<typeof getMyPlan>['plans'][number];

function PaidPlan({ plan: { productId, pence, status, periodEndsAt, endsWithPeriod } }: { readonly plan: Plan }) {
  const until = day(periodEndsAt);
  return (
    <>
      <h2>{products[productId].name}</h2>
      <p>{pounds(pence)} a month.</p>
      {status === 'past_due' ? (
        <p className="notice" role="status">
          Your card was declined. We ask it again in a few days; another card below settles it at once. Nothing of your
          child’s is lost.
        </p>
      ) : (
        <p>
          {endsWithPeriod ? `Cancelled: it ends on ${until}, and nothing more is charged.` : `Next payment: ${until}.`}
        </p>
      )}
    </>
  );
}

/** Stripe's own page: the card, the receipts, cancel and resume. */
function Billing() {
  const { run, busy, problem } = usePortal();
  const open = () => void run({}).then((reply) => reply && leaving.to(reply.url));
  return (
    <>
      {problem && <ProblemNote problem={problem} />}
      <button type="button" className="btn quiet" aria-disabled={busy} onClick={open}>
        {busy ? 'One moment…' : 'Card, receipts, cancel or resume'}
      </button>
    </>
  );
}

function Unpaid({ roles }: { readonly roles: readonly string[] }) {
  return roles.includes('ROLE_USER') ? (
    <>
      <h2>Standard plan</h2>
      <p>Unlimited questions in every subject. There is nothing for you to pay.</p>
    </>
  ) : (
    <>
      <TrialPlan />
      <Upgrade />
    </>
  );
}

function Upgrade() {
  const { standardPence } = usePrices();
  const { run, busy, problem } = useUpgrade();
  const upgrade = () => void run({ productId: 1 }).then((reply) => reply && leaving.to(reply.url));
  return (
    <>
      <p>
        The Standard plan: unlimited questions and English comprehensions, {pounds(standardPence)} a month. Cancel
        whenever you like.
      </p>
      {problem && <ProblemNote problem={problem} safe="Nothing has been charged." />}
      <button type="button" className="btn" aria-disabled={busy} onClick={upgrade}>
        {busy ? 'One moment…' : 'Choose the Standard plan'}
      </button>
    </>
  );
}

function TrialPlan() {
  const trial = useTrialLeft();
  return (
    <>
      <h2>Free trial</h2>
      <Shown answer={trial}>
        {({ trialEndsOn, dailyLimit, daysLeft }) => (
          <p>
            {dailyLimit !== null && `${dailyLimit} questions a day. `}
            {trialEndsOn !== null &&
              (daysLeft !== null && daysLeft < 0
                ? `It ended on ${day(trialEndsOn)}.`
                : `It runs until ${day(trialEndsOn)}.`)}
          </p>
        )}
      </Shown>
    </>
  );
}

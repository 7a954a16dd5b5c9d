import { Link } from 'react-router-dom';
import { useAllowanceAnswer } from '../../parts/account/left-today';
import { PageHeading } from '../../parts/page/page-heading';
import { Shown, Together } from '../../parts/page/shown';
import { Skeleton } from '../../parts/page/skeleton';
import { ParentsOnly } from '../../parts/parents-door/parents-only';
import { day } from '../../parts/dates';
import { useMyAccount, useTrialLeft } from './api';
import './accounts.css';

/** The plan as it is. Until payments open there is nothing to buy here, and the page says so. */
export default function MySubscriptionPage() {
  return (
    <ParentsOnly title="My Subscription">
      <Plan />
    </ParentsOnly>
  );
}

function Plan() {
  const account = useMyAccount();
  return (
    <div className="stack plan">
      <PageHeading title="My Subscription" />
      <Together answers={[account, useAllowanceAnswer()]} skeleton={<PlanSkeleton />}>
        <Shown answer={account}>
          {({ email, roles }) => (
            <div className="card stack">
              {roles.includes('ROLE_USER') ? <StandardPlan /> : <TrialPlan />}
              <p className="soft small">Account: {email}</p>
            </div>
          )}
        </Shown>
        <p>
          <Link to="/app/math/questions">Back to practice</Link>
        </p>
      </Together>
    </div>
  );
}

function PlanSkeleton() {
  return (
    <div className="card">
      <Skeleton lines={6} />
    </div>
  );
}

function StandardPlan() {
  return (
    <>
      <h2>Standard plan</h2>
      <p>Unlimited questions in every subject. £8.99 a month.</p>
      <p className="notice">Card payment and invoices open here soon. Until then nothing is charged.</p>
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
      <p className="notice">
        The Standard plan, with unlimited questions, will be £8.99 a month. Card payment opens soon; we write to you
        when it does. Until then there is nothing to pay.
      </p>
    </>
  );
}

import { Link } from 'react-router-dom';
import { useAllowanceAnswer } from '../../../parts/account/left-today';
import { PageHeading } from '../../../parts/page/page-heading';
import { ProblemNote, Shown, Together } from '../../../parts/page/shown';
import { Skeleton } from '../../../parts/page/skeleton';
import { ParentsOnly } from '../../../parts/parents-door/parents-only';
import { leaving } from '../../../parts/prices/leaving';
import { useMyAccount } from '../api';
import { useMyFamily } from '../family/api';
import { useMyPlan, usePortal, type Given, type Plan } from './api';
import { BoughtExam } from './bought-exam';
import { ClaimEnded } from './claim-plan';
import { MoreMocks } from './more-mocks';
import { EndedPlan, PaidPlan } from './paid-plan';
import { Receipts } from './receipts';
import { Unpaid } from './unpaid';
import { useWaiting } from './use-waiting';
import { WhoIsToGo } from './who-is-to-go';
import { useWhose, type Whose } from './whose';
import '../accounts.css';

/** What is paid for, when the next payment is due, and the ways to begin, to change and to end it. */
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
  const family = useMyFamily();
  const whose = useWhose((plan.data?.childrenToGo ?? []).map(({ learnerId }) => learnerId));
  const { begin, isWaiting, refreshMs } = useWaiting(JSON.stringify(plan.data ?? null));
  // The same answer, looked at while the page is in sight: often, or now and then.
  useMyPlan(refreshMs);
  return (
    <div className="stack plan">
      <PageHeading title="My Subscription" />
      <Together answers={[account, plan, family, useAllowanceAnswer()]} skeleton={<PlanSkeleton />}>
        <Shown answer={plan}>
          {({ plans, exams, given = [], hasBilling, eraseAt, childrenToGo }) => (
            <div className="card stack">
              <WhoIsToGo eraseAt={eraseAt} childrenToGo={childrenToGo} whose={whose} />
              <Plans
                sells={eraseAt === undefined}
                plans={plans}
                given={given}
                roles={account.data?.roles ?? []}
                whose={whose}
                isWaiting={isWaiting}
                onAsked={begin}
              />
              {plans.filter(isEndedStrangers).map((one) => (
                <ClaimEnded key={one.claimId} plan={one} onAsked={begin} />
              ))}
              {exams.map((exam) => (
                <BoughtExam key={`${exam.sessionId} ${exam.learnerId}`} exam={exam} whose={whose} onAsked={begin} />
              ))}
              {hasBilling && <Billing />}
              {hasBilling && <Receipts />}
              {account.data && <p className="soft small">Account: {account.data.email}</p>}
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

const LIVE: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

const isEndedStrangers = ({ status, claimId }: Plan) => claimId !== undefined && !LIVE.has(status);

interface PlansProps {
  /** Whether a plan is offered. */
  readonly sells: boolean;
  readonly plans: readonly Plan[];
  readonly given: readonly Given[];
  readonly roles: readonly string[];
  readonly whose: Whose;
  readonly isWaiting: boolean;
  readonly onAsked: () => void;
}

function Plans({ sells, plans, given, roles, whose, isWaiting, onAsked }: PlansProps) {
  const live = plans.filter(({ status, isDuplicate }) => LIVE.has(status) && !isDuplicate);
  const newest = plans.find(({ isOwn, isDuplicate }) => isOwn && !isDuplicate);
  if (live.length === 0)
    return (
      <>
        {newest && <EndedPlan plan={newest} />}
        <Unpaid sells={sells} roles={roles} whose={whose} given={given} hadPlan={newest !== undefined} />
      </>
    );
  return (
    <>
      {live.map((one, index) => (
        <PaidPlan
          key={index}
          plan={one}
          others={live.filter((other) => other !== one)}
          whose={whose}
          isWaiting={isWaiting}
          onAsked={onAsked}
        />
      ))}
      {sells && <MoreMocks plans={live} whose={whose} />}
    </>
  );
}

function PlanSkeleton() {
  return (
    <div className="card">
      <Skeleton lines={6} />
    </div>
  );
}

/** Stripe's own page: the card, and all that was ever paid. */
function Billing() {
  const { run, busy, problem } = usePortal();
  const open = () => void run({}).then((reply) => reply && leaving.to(reply.url));
  return (
    <>
      {problem && <ProblemNote problem={problem} />}
      <button type="button" className="btn quiet" aria-disabled={busy} onClick={() => !busy && open()}>
        {busy ? 'One moment…' : 'Card and billing'}
      </button>
    </>
  );
}

import { useState } from 'react';
import { refusedDiscount } from '../../../parts/form/refused-discount';
import { useForm } from '../../../parts/form/use-form';
import { Field } from '../../../parts/form/fields';
import { ProblemNote, Shown } from '../../../parts/page/shown';
import { day } from '../../../parts/dates';
import { leaving } from '../../../parts/prices/leaving';
import { offersBundle, pounds, usePrices } from '../../../parts/prices/use-prices';
import { useTrialLeft } from '../api';
import { useUpgrade } from './api';

interface UnpaidProps {
  readonly roles: readonly string[];
  readonly hadPlan: boolean;
  /** Whether a plan is offered. */
  readonly sells: boolean;
}

/** What somebody has who pays for nothing, and the way to a plan. */
export function Unpaid({ roles, hadPlan, sells }: UnpaidProps) {
  return roles.includes('ROLE_USER') ? (
    <>
      <h2>Standard plan</h2>
      <p>Unlimited questions in every subject. There is nothing for you to pay.</p>
    </>
  ) : (
    <>
      <TrialPlan hadPlan={hadPlan} />
      {sells && <Upgrade />}
    </>
  );
}

function Upgrade() {
  const prices = usePrices();
  const { standardPence, bundlePence } = prices;
  const { run, busy, problem } = useUpgrade();
  const refused = refusedDiscount(problem);
  const form = useForm({ name: 'discount', initial: { discountCode: '' }, rules: {}, refused });
  const [tried, setTried] = useState<string>();
  const code = form.field('discountCode');
  const error = tried === code.value ? refused?.discountCode : undefined;
  const choose = (productId: 1 | 4) => {
    const discountCode = code.value.trim();
    setTried(code.value);
    void run({ productId, ...(discountCode !== '' && { discountCode }) }).then((reply) => {
      if (!reply) return;
      form.forget();
      leaving.to(reply.url);
    });
  };
  return (
    <>
      <p>
        The Standard plan: unlimited questions and English comprehensions, {pounds(standardPence)} a month. Cancel
        whenever you like.
      </p>
      <Field field={{ ...code, error }} label="Discount code" autoComplete="off" most={40} optional />
      {problem && !refused && <ProblemNote problem={problem} safe="Nothing has been charged." />}
      <button type="button" className="btn" aria-disabled={busy} onClick={() => !busy && choose(1)}>
        {busy ? 'One moment…' : 'Choose the Standard plan'}
      </button>
      {offersBundle(prices) && (
        <>
          <p>
            With all mock exams as well: {pounds(bundlePence)} a month. The dates of the first mock exams are still to
            be announced.
          </p>
          <button type="button" className="btn quiet" aria-disabled={busy} onClick={() => !busy && choose(4)}>
            {busy ? 'One moment…' : 'Choose both'}
          </button>
        </>
      )}
    </>
  );
}

/** The trial, where there is one that says something: whoever paid from the beginning or came by an invitation never had one. */
function TrialPlan({ hadPlan }: { readonly hadPlan: boolean }) {
  const trial = useTrialLeft();
  return (
    <Shown answer={trial}>
      {({ trialEndsOn, dailyLimit, daysLeft }) => {
        const isOver = daysLeft !== null && daysLeft < 0;
        if (trialEndsOn === null || (isOver && hadPlan)) return <NoPlan hadPlan={hadPlan} />;
        return (
          <>
            <h2>Free trial</h2>
            <p>
              {dailyLimit !== null && !isOver && `${dailyLimit} questions a day. `}
              {isOver ? `It ended on ${day(trialEndsOn)}.` : `It runs until ${day(trialEndsOn)}.`}
            </p>
          </>
        );
      }}
    </Shown>
  );
}

const NoPlan = ({ hadPlan }: { readonly hadPlan: boolean }) => (
  <>
    <h2>No plan at the moment</h2>
    <p>
      {hadPlan
        ? 'Worksheets, mistakes and progress are kept, and you can look at them whenever you like. New questions come with a plan.'
        : 'You pay for nothing, and nothing is charged. New questions come with a plan of your own.'}
    </p>
  </>
);

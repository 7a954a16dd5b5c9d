import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MonthlyProductId } from 'schemas/payments/products';
import { refusedDiscount } from '../../../parts/form/refused-discount';
import { useForm } from '../../../parts/form/use-form';
import { Field } from '../../../parts/form/fields';
import { ProblemNote, Shown } from '../../../parts/page/shown';
import { day } from '../../../parts/dates';
import { leaving } from '../../../parts/prices/leaving';
import { offersBundle, pounds, usePrices } from '../../../parts/prices/use-prices';
import { useSession } from '../../../client/session';
import { useTrialLeft } from '../api';
import { useUpgrade, type Given } from './api';
import { ChildChoice } from './child-choice';
import { GivenByStaff, practisesBy, TrialBeside } from './given';
import { aboutChild } from './plan-changes';
import { forWhom, stayingOf, type Whose } from './whose';

interface UnpaidProps {
  readonly roles: readonly string[];
  readonly hadPlan: boolean;
  readonly whose: Whose;
  /** What the family has without paying for it. */
  readonly given: readonly Given[];
  /** Whether a plan is offered. */
  readonly sells: boolean;
}

/** What somebody has who pays for nothing, and the way to a plan. */
export function Unpaid({ roles, hadPlan, whose, given, sells }: UnpaidProps) {
  return roles.includes('ROLE_USER') ? (
    <>
      <h2>Standard plan</h2>
      <p>Unlimited questions in every subject. There is nothing for you to pay.</p>
    </>
  ) : (
    <>
      <TrialPlan hadPlan={hadPlan} given={given} />
      <GivenByStaff given={given} whose={whose} />
      {sells && <Upgrade whose={whose} />}
    </>
  );
}

function Upgrade({ whose }: Pick<UnpaidProps, 'whose'>) {
  const prices = usePrices();
  const { standardPence, mockExamsPence, bundlePence } = prices;
  const { run, busy, problem } = useUpgrade();
  const refused = refusedDiscount(problem);
  const form = useForm({ name: 'discount', initial: { discountCode: '' }, rules: {}, refused });
  const [tried, setTried] = useState<string>();
  const child = useChosenChild(whose);
  const whom = forWhom(whose, child.learnerId);
  const code = form.field('discountCode');
  const error = tried === code.value ? refused?.discountCode : undefined;
  const choose = (productId: MonthlyProductId) => {
    const discountCode = code.value.trim();
    setTried(code.value);
    const about = productId === 1 ? {} : aboutChild(child.learnerId);
    void run({ productId, ...about, ...(discountCode !== '' && { discountCode }) }).then((reply) => {
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
      <Field
        field={{ ...code, error }}
        label="Discount code"
        autoComplete="off"
        hint="It goes for the first month of whichever plan you choose here, not for a single mock exam. The payment page shows the price with it before you pay."
        most={40}
        optional
      />
      {problem && !refused && <ProblemNote problem={problem} safe="Nothing has been charged." />}
      <Choice words="Choose the Standard plan" look="btn" busy={busy} onChoose={() => choose(1)} />
      <ChildChoice
        legend="Practice is for all your children. Mock exams are for"
        among={child.among}
        learnerId={child.learnerId ?? ''}
        onChoose={child.choose}
      />
      {offersBundle(prices) && (
        <>
          <p>With all mock exams as well: {pounds(bundlePence)} a month.</p>
          <Choice words={`Choose both${whom}`} look="btn quiet" busy={busy} onChoose={() => choose(4)} />
        </>
      )}
      <p>
        Mock exams alone, every one to come: {pounds(mockExamsPence)} a set, billed monthly.{' '}
        <Link to="/mock-exams/upcoming-exams">See the dates, or book just one</Link>.
      </p>
      <Choice words={`Choose mock exams${whom}`} look="btn quiet" busy={busy} onChoose={() => choose(2)} />
    </>
  );
}

/** For whom mock exams are bought: of several children whoever practises here, until another is chosen; of an only child nothing is said. */
function useChosenChild(whose: Whose) {
  const here = useSession()?.learnerId;
  const [chosen, choose] = useState(here);
  const among = stayingOf(whose);
  const child = among.find(({ learnerId }) => learnerId === chosen) ?? among[0];
  return { among, learnerId: whose.practising.length > 1 ? child?.learnerId : undefined, choose };
}

interface ChoiceProps {
  readonly words: string;
  readonly look: string;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ words, look, busy, onChoose }: ChoiceProps) => (
  <button type="button" className={look} aria-disabled={busy} onClick={() => !busy && onChoose()}>
    {busy ? 'One moment…' : words}
  </button>
);

type NothingPaidProps = Pick<UnpaidProps, 'hadPlan' | 'given'>;

/** The trial, where there is one that says something: whoever paid from the beginning or came by an invitation never had one. */
function TrialPlan({ hadPlan, given }: NothingPaidProps) {
  const trial = useTrialLeft();
  return (
    <Shown answer={trial}>
      {({ trialEndsOn, dailyLimit, daysLeft }) => {
        const isOver = daysLeft !== null && daysLeft < 0;
        if (trialEndsOn === null || (isOver && hadPlan)) return <NoPlan hadPlan={hadPlan} given={given} />;
        return (
          <>
            <h2>Free trial</h2>
            <p>
              {dailyLimit !== null && !isOver && `${dailyLimit} questions a day, for all of your family together. `}
              {isOver ? `It ended on ${day(trialEndsOn)}.` : `It runs until ${day(trialEndsOn)}.`}
            </p>
          </>
        );
      }}
    </Shown>
  );
}

/** Whoever practises by what they were given has no need to be told of a plan. */
function NoPlan({ hadPlan, given }: NothingPaidProps) {
  const practises = practisesBy(given, useSession()?.learnerId);
  const kept = 'Worksheets, mistakes and progress are kept, and you can look at them whenever you like.';
  const words = hadPlan ? kept : 'You pay for nothing, and nothing is charged.';
  if (practises)
    return (
      <>
        <h2>Nothing to pay</h2>
        <p>{words}</p>
        <TrialBeside given={given} />
      </>
    );
  return (
    <>
      <h2>No plan at the moment</h2>
      <p>
        {words} New questions come with a plan{!hadPlan && ' of your own'}.
      </p>
    </>
  );
}

import { useState } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import type { previewPlanChange } from 'schemas/payments/change-plan.contract';
import { coversMocks } from 'schemas/payments/covers.rules';
import { products, type MonthlyProductId } from 'schemas/payments/products';
import { useSession } from '../../../client/session';
import { day } from '../../../parts/dates';
import { Dialog } from '../../../parts/dialog/dialog';
import { ProblemNote } from '../../../parts/page/shown';
import { pounds, usePrices } from '../../../parts/prices/use-prices';
import { usePlanChange, usePlanPrice } from './api';
import { ChildChoice } from './child-choice';
import { aboutChild, type PlanChange } from './plan-changes';
import { forWhom, type Whose } from './whose';

interface ChangePlanProps {
  readonly from: MonthlyProductId;
  /** Whose its mock exams are, where it covers any. */
  readonly learnerId: string | undefined;
  readonly changes: readonly PlanChange[];
  readonly whose: Whose;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

type Shown = ReplyOf<typeof previewPlanChange> & {
  readonly to: MonthlyProductId;
  /** For whom its mock exams are to be; undefined where there is nothing to say. */
  readonly child: string | undefined;
};

/** First which plan, then what it costs, and only then the change. */
export function ChangePlan({ onClose, ...plan }: ChangePlanProps) {
  const [shown, setShown] = useState<Shown>();
  return (
    <Dialog title="Change the plan" open onClose={onClose}>
      {shown ? <Confirm {...plan} shown={shown} /> : <Choose {...plan} onShown={setShown} />}
      <button type="button" className="btn low pale" onClick={onClose}>
        Leave it as it is
      </button>
    </Dialog>
  );
}

interface ChooseProps extends Omit<ChangePlanProps, 'onChanged' | 'onClose'> {
  readonly onShown: (shown: Shown) => void;
}

function Choose({ from, learnerId, changes, whose, onShown }: ChooseProps) {
  const prices = usePrices();
  const { run, busy, problem } = usePlanPrice();
  const mayHave = whose.practising.filter((child) => changes.some(({ children }) => children.includes(child)));
  const here = useSession()?.learnerId;
  const first = mayHave.find((child) => child.learnerId === here) ?? mayHave[0];
  const [chosen, setChosen] = useState(first?.learnerId);
  const childOf = ({ children }: PlanChange) => (children.length > 0 ? chosen : learnerId);
  const choose = (change: PlanChange) => {
    const { to } = change;
    const child = childOf(change);
    void run({ from, to, ...aboutChild(child) }).then((reply) => reply && onShown({ ...reply, to, child }));
  };
  return (
    <>
      <p>You see what it costs before anything changes.</p>
      <ChildChoice legend="Mock exams are for" among={mayHave} learnerId={chosen ?? ''} onChoose={setChosen} />
      {changes
        .filter(({ children }) => isFor(chosen, children))
        .map((change) => (
          <button
            key={change.to}
            type="button"
            className="btn quiet"
            aria-disabled={busy}
            onClick={() => !busy && choose(change)}
          >
            {products[change.to].name}
            {coversMocks(change.to) && forWhom(whose, childOf(change))}, {pounds(prices[products[change.to].price])} a
            month
          </button>
        ))}
      {problem && <ProblemNote problem={problem} undone="Nothing has been charged." />}
    </>
  );
}

const isFor = (chosen: string | undefined, children: PlanChange['children']): boolean =>
  children.length === 0 || children.some(({ learnerId }) => learnerId === chosen);

interface ConfirmProps extends Pick<ChangePlanProps, 'from' | 'whose' | 'onChanged'> {
  readonly shown: Shown;
}

function Confirm({ from, shown, whose, onChanged }: ConfirmProps) {
  const { to, child, duePence, monthlyPence, prorationAt, isAtOnce, startsAt } = shown;
  const { run, busy, problem } = usePlanChange();
  const change = () =>
    void run({ from, to, ...aboutChild(child), duePence, monthlyPence, prorationAt }).then(
      (reply) => reply && onChanged(),
    );
  return (
    <>
      <h3>
        {products[to].name}
        {coversMocks(to) && forWhom(whose, child)}
      </h3>
      {isAtOnce ? (
        <p>
          Today you pay <b>{pounds(duePence)}</b>: the difference for the days that are left of this month. After that
          it is {pounds(monthlyPence)} a month.
          {products[from].practice && !products[to].practice && (
            <>
              {' '}
              <b>Unlimited practice ends at once</b>: it is not part of {products[to].name.toLowerCase()}.
            </>
          )}
        </p>
      ) : (
        <p>
          Nothing is charged today. You keep all that you have until <b>{day(startsAt)}</b>; from then on it is{' '}
          {pounds(monthlyPence)} a month.
        </p>
      )}
      {problem && <ProblemNote problem={problem} />}
      <button type="button" className="btn low" aria-disabled={busy} onClick={() => !busy && change()}>
        {busy ? 'One moment…' : isAtOnce ? `Pay ${pounds(duePence)} and change` : 'Change the plan'}
      </button>
    </>
  );
}

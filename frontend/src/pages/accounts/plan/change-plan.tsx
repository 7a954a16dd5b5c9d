import { useState } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import type { previewPlanChange } from 'schemas/payments/change-plan.contract';
import { products, type MonthlyProductId } from 'schemas/payments/products';
import { day } from '../../../parts/dates';
import { Dialog } from '../../../parts/dialog/dialog';
import { ProblemNote } from '../../../parts/page/shown';
import { pounds, usePrices } from '../../../parts/prices/use-prices';
import { usePlanChange, usePlanPrice } from './api';

interface ChangePlanProps {
  readonly from: MonthlyProductId;
  /** Those that it may become. */
  readonly to: readonly MonthlyProductId[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

type Shown = ReplyOf<typeof previewPlanChange> & { readonly to: MonthlyProductId };

/** First which plan, then what it costs, and only then the change. */
export function ChangePlan({ from, to, onChanged, onClose }: ChangePlanProps) {
  const [shown, setShown] = useState<Shown>();
  return (
    <Dialog title="Change the plan" open onClose={onClose}>
      {shown ? (
        <Confirm from={from} shown={shown} onChanged={onChanged} />
      ) : (
        <Choose from={from} to={to} onShown={setShown} />
      )}
      <button type="button" className="btn low pale" onClick={onClose}>
        Leave it as it is
      </button>
    </Dialog>
  );
}

interface ChooseProps extends Pick<ChangePlanProps, 'from' | 'to'> {
  readonly onShown: (shown: Shown) => void;
}

function Choose({ from, to, onShown }: ChooseProps) {
  const prices = usePrices();
  const { run, busy, problem } = usePlanPrice();
  const choose = (product: MonthlyProductId) =>
    void run({ from, to: product }).then((reply) => reply && onShown({ ...reply, to: product }));
  return (
    <>
      <p>You see what it costs before anything changes.</p>
      {to.map((product) => (
        <button
          key={product}
          type="button"
          className="btn quiet"
          aria-disabled={busy}
          onClick={() => !busy && choose(product)}
        >
          {products[product].name}, {pounds(prices[products[product].price])} a month
        </button>
      ))}
      {problem && <ProblemNote problem={problem} undone="Nothing has been charged." />}
    </>
  );
}

interface ConfirmProps extends Pick<ChangePlanProps, 'from' | 'onChanged'> {
  readonly shown: Shown;
}

function Confirm({ from, shown, onChanged }: ConfirmProps) {
  const { to, duePence, monthlyPence, prorationAt, isAtOnce, startsAt } = shown;
  const { run, busy, problem } = usePlanChange();
  const change = () =>
    void run({ from, to, duePence, monthlyPence, prorationAt }).then((reply) => reply && onChanged());
  return (
    <>
      <h3>{products[to].name}</h3>
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

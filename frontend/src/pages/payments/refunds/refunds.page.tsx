import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { whoIs } from '../../../parts/list/who-is';
import { PageHeading } from '../../../parts/page/page-heading';
import { ProblemNote, Shown } from '../../../parts/page/shown';
import { useLookAtPayments, useOnce, useRefunds, type Payment } from './api';
import { PaymentList } from './payment-list';
import { RefundForm } from './refund-form';
import { RefundHistory } from './refund-history';
import '../prices/prices.css';
import './refunds.css';

/** What a family has paid, as Stripe tells it now; what is given back of it, by whom, and why. */
export default function RefundsPage() {
  const familyId = useSearchParams()[0].get('family') ?? '';
  return (
    <div className="office-stack">
      <PageHeading title="Payments of a family" />
      {familyId === '' ? <Unnamed /> : <OfFamily familyId={familyId} />}
    </div>
  );
}

/** The page was opened by itself: a family is found by an address of one of its parents. */
const Unnamed = () => (
  <p>
    Payments are shown of one family. <Link to="/app/admin-whizz/rights">Find the family by an address</Link>: its
    payments are one press from there.
  </p>
);

function OfFamily({ familyId }: { readonly familyId: string }) {
  const [chosen, setChosen] = useState<Payment>();
  const [onItsWay, setOnItsWay] = useState(false);
  const look = usePayments(familyId);
  const answer = useRefunds(familyId, onItsWay);
  const refunds = answer.data?.refunds ?? [];
  const isAsked = refunds.some(({ state }) => state === 'asked');
  // When one is made, by whomever, what is left of the payments is another.
  useOnce(
    () => {
      if (!isAsked) look.again();
      setOnItsWay(isAsked);
    },
    refunds.map(({ refundId, state }) => `${refundId} ${state}`).join(),
  );
  return (
    <>
      {answer.data && <p className="soft">{whoIs(answer.data.family)}</p>}
      <section className="office-panel prices-panel" aria-label="Payments">
        <h2>Payments</h2>
        {look.problem && <ProblemNote problem={look.problem} again={look.again} undone="Nothing has been changed." />}
        {look.payments && <PaymentList payments={look.payments} onRefund={setChosen} />}
      </section>
      {chosen && (
        <RefundForm
          key={chosen.paymentId}
          familyId={familyId}
          payment={chosen}
          isMoved={isMoved(chosen, look.payments)}
          onFailed={() => {
            look.again();
            answer.again();
          }}
          onOver={(isDone) => {
            setChosen(undefined);
            if (isDone) setOnItsWay(true);
            look.again();
          }}
        />
      )}
      <Shown answer={answer}>{({ refunds }) => <RefundHistory refunds={refunds} />}</Shown>
    </>
  );
}

const isMoved = (chosen: Payment, payments: readonly Payment[] = []): boolean =>
  payments.some((one) => one.paymentId === chosen.paymentId && one.refundedPence !== chosen.refundedPence);

function usePayments(familyId: string) {
  const { run, problem } = useLookAtPayments();
  const [payments, setPayments] = useState<readonly Payment[]>();
  const again = () =>
    void run({ familyId }).then((reply) => {
      if (reply) setPayments(reply.payments);
    });
  return { payments, problem, again };
}

import { useState } from 'react';
import { Dialog } from '../../../parts/dialog/dialog';
import { Field, SendButton, Tick } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { pounds } from '../../../parts/prices/use-prices';
import { penceIn } from '../prices/price-words';
import { useRefundPayment, type Payment } from './api';
import { paymentNamed, whatFor } from './payment-words';

interface RefundFormProps {
  readonly familyId: string;
  readonly payment: Payment;
  /** `isDone`: it was asked for. */
  readonly onOver: (isDone: boolean) => void;
}

/** How much, whether it ends what was paid for, and why; said once more before it is done. */
export function RefundForm({ familyId, payment, onOver }: RefundFormProps) {
  const [isSure, setSure] = useState(false);
  const { run, busy, problem } = useRefundPayment();
  const left = payment.pence - payment.refundedPence;
  const form = useForm({
    name: `refund-${payment.paymentId}`,
    initial: { amount: (left / 100).toFixed(2), ends: 'yes', reason: '' },
    rules: {
      amount: (typed) => amountFault(typed, left),
      reason: (typed) => (typed.trim().length < 3 ? 'Say why, in a few words: it stands in the history.' : undefined),
    },
    passing: true,
  });
  const { amount, ends, reason } = form.values;
  const pence = penceIn(amount) ?? 0;
  const isEnded = !payment.isOver && ends === 'yes';
  const giveBack = async () => {
    const { paymentId, refundedPence: seenPence } = payment;
    const wanted = { familyId, paymentId, pence, seenPence, ends: isEnded, reason: reason.trim() };
    if (await run(wanted)) onOver(true);
  };
  const send = async () => {
    if (isSure) await giveBack();
    else setSure(true);
  };
  return (
    <Dialog title={`Give back: ${whatFor(payment)}`} open onClose={() => onOver(false)}>
      <p className="soft">{paymentNamed(payment)}</p>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        {isSure ? (
          <p>
            {pounds(pence)} of {pounds(payment.pence)} goes back to the card. {endsWords(payment, isEnded)} The family
            is written to.
          </p>
        ) : (
          <>
            <Field
              field={form.field('amount')}
              label="Amount"
              hint={`Up to ${pounds(left)}, in pounds`}
              autoComplete="off"
            />
            {!payment.isOver && <Tick field={form.field('ends')}>End what it paid for, at once</Tick>}
            <Field field={form.field('reason')} label="Why" autoComplete="off" most={300} />
          </>
        )}
        {problem && <ProblemNote problem={problem} undone="Nothing was given back." />}
        <SendButton busy={busy}>{isSure ? `Give back ${pounds(pence)}` : 'Go on'}</SendButton>
        {isSure && (
          <button type="button" className="btn low pale" onClick={() => setSure(false)}>
            Back
          </button>
        )}
      </form>
    </Dialog>
  );
}

function endsWords({ isOver }: Payment, isEnded: boolean): string {
  if (isOver) return 'What it paid for has ended already.';
  return isEnded ? 'What it paid for ends at once.' : 'What it paid for goes on to its end.';
}

function amountFault(typed: string, left: number): string | undefined {
  const pence = penceIn(typed);
  if (pence === undefined || pence === 0) return 'Pounds and pence, such as 8.99';
  return pence > left ? `No more than ${pounds(left)} is left` : undefined;
}

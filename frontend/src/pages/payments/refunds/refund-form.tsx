import { useState } from 'react';
import { Dialog } from '../../../parts/dialog/dialog';
import { SendButton } from '../../../parts/form/fields';
import { ProblemNote } from '../../../parts/page/shown';
import { pounds } from '../../../parts/prices/use-prices';
import { useRefundPayment, type Payment } from './api';
import { paymentNamed, whatFor } from './payment-words';
import { RefundFields, useRefundTyped } from './refund-fields';

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
  const typed = useRefundTyped(payment);
  const { form, pence, isEnded, reason } = typed;
  const giveBack = async () => {
    const { paymentId, refundedPence: seenPence } = payment;
    const wanted = { familyId, paymentId, pence, seenPence, ends: isEnded, reason };
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
          <RefundFields payment={payment} typed={typed} />
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

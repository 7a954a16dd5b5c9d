import { useState, type MouseEvent } from 'react';
import { Dialog } from '../../../parts/dialog/dialog';
import { useRefundPayment, type Payment } from './api';
import { paymentNamed, whatFor } from './payment-words';
import { RefundFields, useRefundTyped } from './refund-fields';
import { isPassedBy, Sending, Stale, SureWords } from './refund-steps';

interface RefundFormProps {
  readonly familyId: string;
  /** As it was when it was chosen: nobody gives back what they have not seen. */
  readonly payment: Payment;
  /** Something of it was given back since. */
  readonly isMoved: boolean;
  /** Whatever came in between is to be shown. */
  readonly onFailed: () => void;
  /** `isDone`: it was asked for. */
  readonly onOver: (isDone: boolean) => void;
}

/** How much, whether it ends what was paid for, and why; said once more before it is done. */
export function RefundForm({ familyId, payment, isMoved, onFailed, onOver }: RefundFormProps) {
  const [isSure, setSure] = useState(false);
  const { run, busy, problem } = useRefundPayment();
  const typed = useRefundTyped(payment);
  const { form, pence, isEnded, reason } = typed;
  const isStale = isMoved || isPassedBy(problem);
  const close = () => onOver(false);
  const isFilling = !isStale && !isSure;
  const giveBack = async () => {
    const { paymentId, refundedPence: seenPence } = payment;
    if (await run({ familyId, paymentId, pence, seenPence, ends: isEnded, reason })) onOver(true);
    else onFailed();
  };
  const send = async () => {
    if (isSure) await giveBack();
    else setSure(true);
  };
  return (
    <Dialog title={`Give back: ${whatFor(payment)}`} open onClose={close} keepsDraft={isStale}>
      <p className="soft">{paymentNamed(payment)}</p>
      <form className="form" noValidate onSubmit={form.submit(send)} onClickCapture={isSure ? onceOnly : undefined}>
        <RefundFields payment={payment} typed={typed} isShown={isFilling} />
        {isStale && <Stale problem={problem} reason={reason} onClose={close} />}
        {!isStale && isSure && <SureWords payment={payment} pence={pence} isEnded={isEnded} />}
        {!isStale && <Sending {...{ isSure, pence, problem, busy }} onBack={() => setSure(false)} />}
      </form>
    </Dialog>
  );
}

/** The second half of a double click on what was there before is meant for nothing that stands in its place. */
function onceOnly(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

import { useState, type MouseEvent } from 'react';
import { Dialog } from '../../../parts/dialog/dialog';
import { SendButton } from '../../../parts/form/fields';
import { ProblemNote } from '../../../parts/page/shown';
import { pounds } from '../../../parts/prices/use-prices';
import { useRefundPayment, type Payment } from './api';
import { paymentNamed, whatFor } from './payment-words';
import { RefundFields, useRefundTyped } from './refund-fields';
import { BackButton, Leaving, SureWords } from './refund-steps';

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
  const { isLeaving, leave, keep } = useLeaving(typed.isTouched, busy, () => onOver(false));
  const giveBack = async () => {
    const { paymentId, refundedPence: seenPence } = payment;
    if (await run({ familyId, paymentId, pence, seenPence, ends: isEnded, reason })) onOver(true);
  };
  const send = async () => {
    if (isSure) await giveBack();
    else setSure(true);
  };
  return (
    <Dialog title={`Give back: ${whatFor(payment)}`} open onClose={leave} onHeld={leave}>
      <p className="soft">{paymentNamed(payment)}</p>
      <form className="form" noValidate onSubmit={form.submit(send)} onClickCapture={isSure ? onceOnly : undefined}>
        <RefundFields payment={payment} typed={typed} isShown={!isSure && !isLeaving} />
        {isLeaving ? (
          <Leaving onKeep={keep} onDiscard={() => onOver(false)} />
        ) : (
          <>
            {isSure && <SureWords payment={payment} pence={pence} isEnded={isEnded} />}
            {problem && <ProblemNote problem={problem} undone="Nothing was given back." />}
            <SendButton busy={busy} onCancel={leave}>
              {isSure ? `Give back ${pounds(pence)}` : 'Go on'}
            </SendButton>
            {isSure && <BackButton busy={busy} onBack={() => setSure(false)} />}
          </>
        )}
      </form>
    </Dialog>
  );
}

/** The second half of a double click on what was there before is meant for nothing that stands in its place. */
function onceOnly(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Escape, the cross and “Cancel” do the same: with something typed they ask, and once more they take the question away. */
function useLeaving(isTouched: boolean, busy: boolean, close: () => void) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    if (busy) return;
    if (isTouched) setLeaving(!isLeaving);
    else close();
  };
  return { isLeaving, leave, keep: () => setLeaving(false) };
}

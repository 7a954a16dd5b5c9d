import { useEffect, useRef } from 'react';
import { Field, Tick } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { pounds } from '../../../parts/prices/use-prices';
import { penceIn } from '../prices/price-words';
import type { Payment } from './api';

/** Nobody has ticked or unticked it: all that is left ends what it paid for; a part does not, nor does an earlier month of a plan. */
const AS_THE_SUM = 'as the sum';

/** What is typed of a refund, and what it comes to. */
export function useRefundTyped(payment: Payment) {
  const left = payment.pence - payment.refundedPence;
  const initial = { amount: (left / 100).toFixed(2), ends: AS_THE_SUM, reason: '' };
  const form = useForm({
    name: `refund-${payment.paymentId}`,
    initial,
    rules: {
      amount: (typed) => amountFault(typed, left),
      reason: (typed) => (typed.trim().length < 3 ? 'Say why, in a few words: it stands in the history.' : undefined),
    },
    passing: true,
  });
  const { amount, ends, reason } = form.values;
  const pence = penceIn(amount) ?? 0;
  const isTicked = ends === AS_THE_SUM ? pence === left && !payment.isEarlier : ends === 'yes';
  return { form, left, pence, isTicked, isEnded: !payment.isOver && isTicked, reason: reason.trim() };
}

interface RefundFieldsProps {
  readonly payment: Payment;
  readonly typed: ReturnType<typeof useRefundTyped>;
  /** What was typed stays in its boxes meanwhile: the dialog knows by them that it holds something. */
  readonly isShown: boolean;
}

export function RefundFields({ payment, typed: { form, left, isTicked }, isShown }: RefundFieldsProps) {
  useFocusOnReturn(isShown, form.field('amount').id);
  return (
    <div className={isShown ? 'form' : undefined} hidden={!isShown}>
      <Field field={form.field('amount')} label="Amount" hint={`Up to ${pounds(left)}, in pounds`} autoComplete="off" />
      {!payment.isOver && (
        <Tick field={{ ...form.field('ends'), value: isTicked ? 'yes' : '' }}>
          {payment.isEarlier
            ? 'End the plan too, at once, though a later month of it has been paid'
            : 'End what it paid for, at once'}
        </Tick>
      )}
      <Field field={form.field('reason')} label="Why" autoComplete="off" most={300} />
    </div>
  );
}

function useFocusOnReturn(isShown: boolean, id: string): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) document.getElementById(id)?.focus();
    wasShown.current = isShown;
  }, [isShown, id]);
}

function amountFault(typed: string, left: number): string | undefined {
  const pence = penceIn(typed);
  if (pence === undefined || pence === 0) return 'Pounds and pence, such as 8.99';
  return pence > left ? `No more than ${pounds(left)} is left` : undefined;
}

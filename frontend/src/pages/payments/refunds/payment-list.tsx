import { moment } from '../../../parts/dates';
import { pounds } from '../../../parts/prices/use-prices';
import type { Payment } from './api';
import { paymentNamed, whatFor } from './payment-words';

interface PaymentListProps {
  readonly payments: readonly Payment[];
  readonly onRefund: (payment: Payment) => void;
}

/** The newest first; each can be given back as far as anything of it is left. */
export function PaymentList({ payments, onRefund }: PaymentListProps) {
  if (payments.length === 0) return <p>This family has paid nothing.</p>;
  return (
    <ul className="refund-rows">
      {payments.map((payment) => {
        const { paymentId, pence, refundedPence, paidAt } = payment;
        return (
          <li key={paymentId}>
            <span>
              <b>{pounds(pence)}</b> on {moment(paidAt)}: {whatFor(payment)}.
              {refundedPence > 0 && <span className="soft"> {pounds(refundedPence)} of it was given back.</span>}
            </span>
            {refundedPence < pence && (
              <button type="button" className="btn low pale" onClick={() => onRefund(payment)}>
                Give back… <span className="read-aloud">{paymentNamed(payment)}</span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

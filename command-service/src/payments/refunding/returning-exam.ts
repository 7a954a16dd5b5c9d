import type { CommandTools } from 'platform/http';
import { billing } from '../billing/billing.decider';
import { keptOf } from '../billing/billing.rules';
import type { PaymentsParts } from '../payments-parts';
import { refund } from './refund.decider';

interface CancelledExam {
  readonly sessionId: string;
  readonly learnerId: string;
  readonly familyId: string;
}

const REASON = 'The mock exam was cancelled.';

/** What was paid for one mock exam alone is asked back when that was called off; whoever makes refunds makes this one, too. */
export async function returnExam(exam: CancelledExam, { till }: PaymentsParts, tools: CommandTools): Promise<void> {
  if (till === undefined) return;
  const { sessionId, learnerId, familyId } = exam;
  const kept = keptOf(await tools.read(billing, familyId));
  const paid = kept.filter((one) => one.mockExamSessionId === sessionId && one.learnerId === learnerId);
  for (const { paymentId } of paid) {
    if (paymentId === undefined) continue;
    const { changes, underWay } = await tools.read(refund, paymentId);
    const payment = await till.seePayment(paymentId);
    const pence = payment === undefined ? 0 : payment.pence - payment.refundedPence;
    if (underWay !== undefined || pence <= 0) continue;
    const refundId = tools.idFor(`refund ${paymentId}`);
    const data = { familyId, paymentId, refundId, pence, ends: true, reason: REASON, askedAt: tools.now };
    await tools.handle(refund, paymentId, { type: 'AskRefund', data, basedOn: changes });
  }
}

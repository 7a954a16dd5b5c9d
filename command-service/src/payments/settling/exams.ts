import { londonDay } from 'platform/clock';
import type { CommandTools } from 'platform/http';
import { examGrantId } from 'schemas/payments/exam-grant';
import { billing } from '../billing/billing.decider';
import { keptOf, type Billing } from '../billing/billing.rules';
import type { Buyer } from '../buying/buyer-of';
import type { OpenPayments } from '../payments-parts';
import { goingOf } from '../leaving/staying';
import { returnExam } from '../refunding/returning-exam';
import type { Purchase } from '../till';

interface Bought {
  readonly checkoutId: string;
  readonly purchase: Purchase;
  readonly buyer: Buyer;
}

/** One mock exam that was paid for: given, or given back where the child had it already, or is being erased. */
export async function settleExam(bought: Bought, parts: OpenPayments, tools: CommandTools): Promise<void> {
  const { checkoutId, buyer } = bought;
  const state = await tools.read(billing, buyer.familyId);
  const { paid, exams, gone } = state;
  // Once it was given back it stays so, though whoever was to go is kept.
  const isKept = keptOf(state).some((one) => one.checkoutId === checkoutId);
  const isGone = gone[buyer.learnerId] !== undefined || !isKept || (await goingOf(buyer, parts, tools)) !== undefined;
  // When it was first known to be paid: a repeat on another day gives no more.
  const first = paid.find((one) => one.checkoutId === checkoutId);
  if (exams[checkoutId] === undefined) return give({ ...bought, first, isGone }, parts, tools);
  if (exams[checkoutId] === 'returned' || first?.paymentId === undefined) return;
  // That it was is written last, so that a kill repeats it.
  await parts.till.giveBackPayment(first.paymentId);
  const data = { familyId: buyer.familyId, checkoutId };
  const { events } = await tools.handle(billing, buyer.familyId, { type: 'NoteExamReturned', data });
  if (events.length > 0) parts.log.warn(data, 'a mock exam was bought a second time: it was refunded');
}

interface Giving extends Bought {
  readonly first: Billing['paid'][number] | undefined;
  /** Whether its child is being erased or to be, or it was given back. */
  readonly isGone: boolean;
}

const giveBack = async (first: Giving['first'], { till }: OpenPayments): Promise<void> => {
  if (first?.paymentId !== undefined) await till.giveBackPayment(first.paymentId);
};

async function give(giving: Giving, parts: OpenPayments, tools: CommandTools): Promise<void> {
  const { checkoutId, purchase, buyer, first, isGone } = giving;
  const { paidAt } = first ?? { paidAt: tools.now };
  const { mockExamSessionId } = purchase;
  if (mockExamSessionId === undefined) return;
  const session = await parts.mockSessions.find(mockExamSessionId, tools);
  // Called off while it was paid for: nobody is told of a seat that they never had, and the money goes back.
  if (session === undefined) return returnExam({ ...buyer, sessionId: mockExamSessionId }, parts, tools);
  const from = session.startsAt > paidAt ? session.startsAt : paidAt;
  const grantId = examGrantId(checkoutId);
  const given = await parts.grants.of(buyer.familyId, tools);
  if (given.some((grant) => grant.grantId === grantId)) return;
  if (isGone) return giveBack(first, parts);
  // The seat first: where this is done again after the grant it changes nothing, be the seat given up by then.
  await parts.seats.makePaid({ session, ...buyer }, tools);
  // It was held for the child of the form, who is nobody where the address had an account already.
  if (purchase.learnerId !== buyer.learnerId) await parts.seats.letGo(mockExamSessionId, purchase.learnerId, tools);
  await parts.grants.give(
    {
      ...buyer,
      grantId,
      gives: ['mock-sessions'],
      sessionIds: [mockExamSessionId],
      beginsAt: paidAt,
      endsAt: parts.seats.until(londonDay(from)),
      source: 'payment',
    },
    tools,
  );
}

import { useEffect } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import { getRefunds, lookAtPayments, refundPayment } from 'schemas/payments/refunds/refunds.contract';
import { useCommand, useQuery } from '../../../client/contract';

export type Payment = ReplyOf<typeof lookAtPayments>['payments'][number];
export type Refund = ReplyOf<typeof getRefunds>['refunds'][number];

/** How often it is asked whether a refund that is on its way is made, in ms. */
const ASKED_EVERY = 1_000;

export const useRefunds = (familyId: string, isOnItsWay: boolean) =>
  useQuery(getRefunds, { familyId }, isOnItsWay ? { refreshMs: ASKED_EVERY } : {});
export const useRefundPayment = () => useCommand(refundPayment);
export const useLookAtPayments = () => useCommand(lookAtPayments);

/** Does something once where a page is opened, and again where what it hangs on changes. */
export function useOnce(run: () => void, on: string): void {
  useEffect(() => {
    run();
    // What is done is new at each drawing; what it hangs on is named.
  }, [on]);
}

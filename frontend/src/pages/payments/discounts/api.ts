import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import {
  endDiscountCode,
  getDiscountHistory,
  listDiscountCodes,
  makeDiscountCode,
} from 'schemas/payments/discounts/discounts.contract';
import { useCommand, useQuery } from '../../../client/contract';

type Listed = Pick<ReplyOf<typeof listDiscountCodes>, 'codes' | 'hasMore'>;
export type DiscountCode = Listed['codes'][number];
export type DiscountAct = ReplyOf<typeof getDiscountHistory>['acts'][number];

export const useDiscountHistory = () => useQuery(getDiscountHistory, {});
export const useMakeCode = () => useCommand(makeDiscountCode);
export const useEndCode = () => useCommand(endDiscountCode);

/** Asked of Stripe when the page is opened, and again when something was done. */
export function useDiscountCodes() {
  const { run, problem } = useCommand(listDiscountCodes);
  const [listed, setListed] = useState<Listed>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    void run({}).then((reply) => reply && setListed(reply));
    // What asks is new at each drawing; how often it was asked is named.
  }, [asked]);
  return { listed, problem, again: useCallback(() => setAsked((times) => times + 1), []) };
}

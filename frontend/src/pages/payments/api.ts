import { leaveCheckout, leaveFamilyCheckout } from 'schemas/payments/checkout.contract';
import { getCheckout } from 'schemas/payments/prices/prices.contract';
import { getAllUpcomingMockExamSessions } from 'schemas/marketing/mock-place.contract';
import { useCommand, useQuery } from '../../client/contract';

/** How often it is asked whether what was paid is known here yet, in ms. */
const ASKED_EVERY = 1_000;

export const useCheckout = (checkoutId: string) =>
  useQuery(getCheckout, checkoutId === '' ? undefined : { checkoutId }, { refreshMs: ASKED_EVERY });

/** The dates that are for everybody; none asked for where no single exam was bought. */
export const useExamDates = (isWanted: boolean) => useQuery(getAllUpcomingMockExamSessions, isWanted ? {} : undefined);

export const useLeaving = () => useCommand(leaveCheckout).run;
export const useLeavingOfFamily = () => useCommand(leaveFamilyCheckout).run;

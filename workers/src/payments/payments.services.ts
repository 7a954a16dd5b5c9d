import type { Readable } from '../people';
import { paidFamilies } from './paid-families';

/** What the work of payments may ask. */
export interface PaymentsServices {
  /** Whoever was given something that is paid for, a page of them after one; `isLast`: nobody comes after those. */
  readonly paidFamilies: (
    after: string | undefined,
  ) => Promise<{ readonly familyIds: string[]; readonly isLast: boolean }>;
}

export const paymentsServices = (db: Readable): PaymentsServices => ({
  paidFamilies: (after) => paidFamilies(db, after),
});

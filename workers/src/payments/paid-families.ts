import { readsOf } from 'platform/database/reads';
import { FAMILIES_A_PAGE } from 'schemas/payments/comparing/comparison.contract';
import { grants } from 'schemas/rights/grants.table';
import type { Readable } from '../people';

/** Whoever was ever given something that is paid for, a page of them in the order of their ids, and whether it is the last. */
export async function paidFamilies(db: Readable, after: string | undefined) {
  const rows = await readsOf(db, grants)
    .from(grants)
    .select('familyId')
    .distinct()
    .where('source', 'in', ['subscription', 'payment'])
    .$if(after !== undefined, (all) => all.where('familyId', '>', after ?? ''))
    .orderBy('familyId')
    .limit(FAMILIES_A_PAGE + 1)
    .execute();
  const familyIds = rows.slice(0, FAMILIES_A_PAGE).map(({ familyId }) => familyId);
  return { familyIds, isLast: rows.length <= FAMILIES_A_PAGE };
}

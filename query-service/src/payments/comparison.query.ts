import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { getComparison } from 'schemas/payments/comparing/comparison.contract';
import { comparisons } from 'schemas/payments/comparing/comparisons.table';
import { actorsOf } from '../actors';

/** One that has not ended in that time was stopped for good. */
const LONGEST_MS = 3_600_000;

export const comparisonQuery = answer(getComparison, { reads: [comparisons, accounts] }, async (_, { db, now }) => {
  const [newest, last] = await Promise.all([
    db.from(comparisons).select(['begunAt', 'endedAt']).orderBy('begunAt', 'desc').limit(1).executeTakeFirst(),
    db
      .from(comparisons)
      .selectAll()
      .where('endedAt', 'is not', null)
      .orderBy('begunAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const isUnderWay = newest?.endedAt === null && Date.parse(now) - Date.parse(newest.begunAt) < LONGEST_MS;
  if (last === undefined || last.endedAt === null) return { isUnderWay, last: null };
  const { comparisonId, endedAt, looked, found, differences, putRight } = last;
  const actorOf = await actorsOf(
    differences.flatMap(({ familyId }) => familyId ?? []),
    db,
  );
  const shown = differences.map(({ familyId, ...difference }) => ({
    ...difference,
    isPutRight: putRight.includes(difference.about),
    ...(familyId !== undefined && { family: actorOf(familyId) }),
  }));
  return { isUnderWay, last: { comparisonId, endedAt, looked, found, differences: shown } };
});

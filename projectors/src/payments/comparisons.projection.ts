import { set } from 'platform/projections';
import { comparisons, MOST_DIFFERENCES } from 'schemas/payments/comparing/comparisons.table';
import { readModel } from '../read-model';

// As much as the column holds.
const MOST_COUNTED = 2_147_483_647;

export const comparisonsProjection = readModel(comparisons, { version: 1 }).fold({
  ComparisonBegun: (_, { data: { comparisonId, begunAt } }) => ({
    comparisonId,
    begunAt,
    endedAt: null,
    looked: 0,
    found: 0,
    differences: [],
    putRight: [],
  }),
  ComparisonPageRead: (row, { data }) =>
    row &&
    set(row, {
      endedAt: data.next === undefined ? data.readAt : null,
      looked: Math.min(row.looked + data.looked, MOST_COUNTED),
      found: row.found + data.differences.length,
      differences: [...row.differences, ...data.differences].slice(0, MOST_DIFFERENCES),
    }),
  DifferencePutRight: (row, { data: { about } }) =>
    row && set(row, { putRight: [...new Set([...row.putRight, about])].slice(-MOST_DIFFERENCES) }),
});

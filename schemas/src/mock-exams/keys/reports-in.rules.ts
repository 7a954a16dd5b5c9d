import type { Weighed } from './key-change';

/** How many reports would print differently. */
export const reportsIn = ({ reports }: Pick<Weighed, 'reports'>): number =>
  reports.reduce((sum, { learnerIds }) => sum + learnerIds.length, 0);

import type { Queries } from 'platform/database';
import { readsOf } from 'platform/database/reads';
import { rebuilds } from 'schemas/investigations/rebuilds.table';

/** The read models whose rebuild was asked for, each with the position of its last request. */
export const rebuildRequests = (db: Pick<Queries, 'prepared'>) =>
  readsOf(db, rebuilds).from(rebuilds).select(['projection', 'position']).execute();

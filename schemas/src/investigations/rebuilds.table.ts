import { Position } from '../describe/contract';
import { Id, Instant } from '../describe/schema';
import { table } from '../describe/table';

/** The last rebuild that was asked for, of each projection. The projectors act on a request they have not yet met. */
export const rebuilds = table('investigations_rebuilds', {
  row: { projection: Id, requestId: Id, requestedBy: Id, requestedAt: Instant, position: Position },
  key: 'projection',
});

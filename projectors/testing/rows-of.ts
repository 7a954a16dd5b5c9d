import type { Projection } from 'platform/projections';
import { loggedOf, rowsAfter, type Happened } from 'platform/testing/folding';
import type { AnyEvent } from 'schemas/events';

/** The rows of a read model after these events: `expect(rowsOf(flagsProjection, flagged, erased)).toEqual([…])`. */
export const rowsOf = (projection: Projection, ...events: readonly Happened<AnyEvent>[]) =>
  rowsAfter(projection, loggedOf(events));

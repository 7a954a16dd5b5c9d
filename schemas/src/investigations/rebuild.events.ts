import { events, type EventOf } from '../describe/events';
import { Id } from '../describe/schema';

/** An admin asked for a read table to be made anew from the log. Streams: `rebuild-<projection>`. */
export const rebuildEvents = events({
  ProjectionRebuildRequested: { projection: Id, requestId: Id },
});
export type RebuildEvent = EventOf<typeof rebuildEvents>;

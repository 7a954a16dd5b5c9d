import { accept, decider, type Decision } from 'platform/decider';
import type { RebuildEvent } from 'schemas/investigations/rebuild.events';

/** Each request is one: the projectors build once for all that came before the building began. */
export const rebuild = decider({
  category: 'rebuild',
  initial: null,
  decide: ({ data }: { type: 'RequestRebuild'; data: RebuildEvent['data'] }): Decision<RebuildEvent> =>
    accept({ type: 'ProjectionRebuildRequested', data }),
  evolve: () => null,
});

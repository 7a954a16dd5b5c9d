import { accept, decider, refuse, type Decision } from 'platform/decider';
import type { RebuildEvent } from 'schemas/investigations/rebuild.events';

interface RequestRebuild {
  readonly type: 'RequestRebuild';
  readonly data: RebuildEvent['data'];
  /** Whether there is a read table of that name. */
  readonly isKnown: boolean;
}

/** Each request is one: the projectors build once for all that came before the building began. */
export const rebuild = decider({
  category: 'rebuild',
  initial: null,
  decide: ({ data, isKnown }: RequestRebuild): Decision<RebuildEvent, 'ReadTableNotFound'> =>
    isKnown ? accept({ type: 'ProjectionRebuildRequested', data }) : refuse('ReadTableNotFound'),
  evolve: () => null,
});

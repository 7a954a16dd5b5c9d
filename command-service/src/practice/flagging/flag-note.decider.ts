import { acceptUnless, decider, type Decision } from 'platform/decider';
import type { FlagNoteEvent } from 'schemas/practice/flagging/flagging.events';

/** A note about a flag is put away once; the note of a later answer is another one. */
export const flagNote = decider({
  category: 'flagnote',
  initial: 0,
  decide: ({ data }: { type: 'ReadFlagNote'; data: FlagNoteEvent['data'] }, read: number): Decision<FlagNoteEvent> =>
    acceptUnless(data.answer <= read, { type: 'FlagNoteRead', data }),
  evolve: (_, { data }: FlagNoteEvent): number => data.answer,
});

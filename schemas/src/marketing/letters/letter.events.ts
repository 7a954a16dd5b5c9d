import Type from 'typebox';
import { events, type EventOf } from '../../describe/events';
import { Count, Id, Text } from '../../describe/schema';

/** How many readers are noted with one event. */
export const READERS_AT_ONCE = 100;

/** A letter to the mailing list. Streams: `letter-<letterId>`. No reader is named in it but by their id. */
export const letterEvents = events({
  /** Written, or written anew; 1 for the first version. */
  LetterWritten: { letterId: Id, version: Count, subject: Text(150), body: Text(10_000) },
  /** Somebody wants to see it in their own inbox. */
  LetterProofAsked: { letterId: Id, version: Count, accountId: Id },
  /** It goes to everybody who is on the list, as it stands. */
  LetterReleased: { letterId: Id, version: Count },
  /** Some of its readers, in the order of their ids; `firstNumber`: how many stand before them. */
  LetterAddressed: {
    letterId: Id,
    firstNumber: Count,
    subscriberIds: Type.Array(Id, { minItems: 1, maxItems: READERS_AT_ONCE }),
  },
  /** All of its readers are noted. */
  LetterAddressedToAll: { letterId: Id, recipients: Count },
});
export type LetterEvent = EventOf<typeof letterEvents>;

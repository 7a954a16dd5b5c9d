import type { Counter, CounterLimit, Fill } from 'platform/counters';
import type { CommandTools } from 'platform/http';
import { examRoom } from './exam-room.decider';

/** Of one member of staff to one reader, which all together are as well: four in a minute, and nobody reads more in an exam. */
export const MESSAGES_TO_A_READER: CounterLimit = { name: 'command-room-messages', most: 20, seconds: 300 };

/**
 * Of one member of staff to the children of a room, each by themselves: a class of forty can be written to three times, and it is less
 * than a third of the room's book.
 */
export const MESSAGES_TO_SINGLE_CHILDREN: CounterLimit = { name: 'command-room-single', most: 120, seconds: 300 };

/** Others who watch the same room are held up by nobody. */
export interface MessageCounters {
  readonly toReader: Pick<Counter, 'take' | 'look' | 'giveBack'>;
  readonly toSingle: Pick<Counter, 'take' | 'giveBack'>;
}

interface Sending {
  readonly counters: MessageCounters;
  readonly message: { readonly sessionId: string; readonly messageId: string; readonly learnerId?: string | undefined };
  readonly send: () => Promise<{ readonly repeated: boolean }>;
}

/** Counted first: however many come at once, no more than that are written. What was refused or sent before does not count. */
export async function sentCounted(sending: Sending, tools: CommandTools): Promise<void> {
  const { messageId, sessionId } = sending.message;
  const { said } = await tools.read(examRoom, sessionId);
  if (said.some((one) => one.messageId === messageId)) await sending.send();
  else await counted(sending, tools);
}

async function counted({ counters, message, send }: Sending, tools: CommandTools): Promise<void> {
  const toAll = `${tools.caller.accountId} ${message.sessionId}`;
  const held =
    message.learnerId === undefined
      ? heldToAll(counters, toAll)
      : heldToOne(counters, { toAll, toOne: `${toAll} ${message.learnerId}` });
  let isWritten = false;
  try {
    const refused = await held.take();
    if (refused) tools.refuse(refused.why, new Date(Date.parse(tools.now) + refused.retryMs));
    isWritten = !(await send()).repeated;
  } finally {
    if (!isWritten) await held.giveBack();
  }
}

interface Held {
  readonly take: () => Promise<
    { readonly why: 'RoomMessagesOften' | 'RoomMessagesMany'; readonly retryMs: number } | undefined
  >;
  readonly giveBack: () => Promise<unknown>;
}

/** By what went to all alone: it is never held up by what was said to somebody. */
const heldToAll = ({ toReader }: MessageCounters, toAll: string): Held => ({
  take: async () => {
    const taken = await toReader.take(toAll);
    return taken.within ? undefined : { why: 'RoomMessagesOften', retryMs: taken.retryMs };
  },
  giveBack: () => toReader.giveBack(toAll),
});

interface ToOne {
  readonly toAll: string;
  readonly toOne: string;
}

/** By what this child has had, with what went to all; and by all that went to single ones. */
const heldToOne = (counters: MessageCounters, keys: ToOne): Held => ({
  take: async () => {
    const { toReader, toSingle } = counters;
    const [single, own] = await Promise.all([toSingle.take(keys.toAll), toReader.take(keys.toOne)]);
    if (!own.within) return { why: 'RoomMessagesOften', retryMs: own.retryMs };
    const all = await toReader.look(keys.toAll);
    if (all.taken + own.taken > MESSAGES_TO_A_READER.most)
      return { why: 'RoomMessagesOften', retryMs: await roomAgainIn(all, () => toReader.look(keys.toOne)) };
    return single.within ? undefined : { why: 'RoomMessagesMany', retryMs: single.retryMs };
  },
  giveBack: () => Promise.all([counters.toSingle.giveBack(keys.toAll), counters.toReader.giveBack(keys.toOne)]),
});

/** Whichever begins anew first makes room, unless those to all are too many by themselves. */
async function roomAgainIn(all: Fill, ownNow: () => Promise<Fill>): Promise<number> {
  if (all.taken >= MESSAGES_TO_A_READER.most) return all.endsMs;
  return Math.min(all.endsMs, (await ownNow()).endsMs);
}

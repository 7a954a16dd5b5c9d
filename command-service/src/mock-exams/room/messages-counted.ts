import type { Counter, CounterLimit } from 'platform/counters';
import type { CommandTools } from 'platform/http';
import { examRoom } from './exam-room.decider';

/**
 * Messages of one member of staff to one room and its children: one for each child of a class of forty, and far from what fills the
 * room's book. Others who watch the same room are held up by nobody.
 */
export const MESSAGES_TO_A_ROOM: CounterLimit = { name: 'command-room-messages', most: 40, seconds: 300 };

interface Sending {
  readonly messages: Pick<Counter, 'take' | 'giveBack'>;
  readonly sessionId: string;
  readonly messageId: string;
  readonly send: () => Promise<{ readonly repeated: boolean }>;
}

/** Counted first: however many come at once, no more than that are written. What was refused or sent before does not count. */
export async function sentCounted({ sessionId, messageId, ...sending }: Sending, tools: CommandTools): Promise<void> {
  const { said } = await tools.read(examRoom, sessionId);
  if (said.some((one) => one.messageId === messageId)) await sending.send();
  else await counted({ sessionId, ...sending }, tools);
}

async function counted({ messages, sessionId, send }: Omit<Sending, 'messageId'>, tools: CommandTools): Promise<void> {
  const key = `${tools.caller.accountId} ${sessionId}`;
  const taken = await messages.take(key);
  let isWritten = false;
  try {
    if (!taken.within) tools.refuse('RoomMessagesOften', new Date(Date.parse(tools.now) + taken.retryMs));
    isWritten = !(await send()).repeated;
  } finally {
    if (!isWritten) await messages.giveBack(key);
  }
}

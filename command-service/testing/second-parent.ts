import { randomUUID } from 'node:crypto';
import { streamOf } from 'platform/event-store';
import { atTheEnd } from 'platform/testing/at-the-end';
import type { CommandHouse } from './house';

/** Has an account join the family that another began, as its link would have had it; it belongs there from its next log-in. */
export async function joins({ log }: Pick<CommandHouse, 'log'>, accountId: string, familyId: string): Promise<void> {
  const invitationId = `invitation-${accountId}`;
  const recording = { commandId: randomUUID(), at: '2026-11-21T10:00:00.000Z', actor: { id: accountId, role: '' } };
  const append = async (stream: string, event: Parameters<typeof log.append>[0]['events'][number]) => {
    await atTheEnd(log, stream, (expected) => log.append({ stream, expected, events: [event], recording, about: [] }));
  };
  await append(streamOf('account', accountId), { type: 'FamilyJoinBegan', data: { accountId, familyId } });
  await append(streamOf('family', familyId), {
    type: 'ParentJoinedFamily',
    data: { familyId, accountId, invitationId },
  });
}

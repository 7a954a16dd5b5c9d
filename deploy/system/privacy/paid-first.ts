import { randomUUID } from 'node:crypto';
import { eventLog } from 'platform/event-log';
import { NO_STREAM, streamOf } from 'platform/event-store';
import type { EventType } from 'schemas/describe/events';
import { eventTypes } from 'schemas/events';
import type { Person } from '../people/people';
import type { System } from '../running/system';

/** As it was first declared: the child’s name was sealed with the key of the registration, which is the account’s. */
const older = new Map(
  [...eventTypes].map(([name, type]): [string, EventType] => {
    const isOfTheParent = name === 'RegistrationAwaitedPayment';
    const personal = { ...type.personal, childName: 'registrationId', childBornOn: 'registrationId' };
    return [name, isOfTheParent ? { name, schema: type.schema, personal } : type];
  }),
);

/** Writes down that somebody’s account began with a payment: in the oldest form of its event. */
export async function paidFirst(
  { ground }: System,
  { accountId, learnerId, email }: Person,
  childName: string,
): Promise<void> {
  const at = '2026-11-21T10:00:00.000Z';
  const log = eventLog(ground.store, older, ground.keyring);
  await log.append({
    stream: streamOf('registration', accountId),
    expected: NO_STREAM,
    recording: { commandId: randomUUID(), at, actor: { id: 'system-test', role: 'service' } },
    events: [
      {
        type: 'RegistrationAwaitedPayment',
        data: {
          registrationId: accountId,
          learnerId,
          email,
          parentFirstName: childName,
          parentLastName: 'O’Neill',
          childName,
          childBornOn: '2016-02-29',
          termsVersion: '1',
          termsAcceptedAt: at,
          productId: 1,
          expiresAt: at,
        },
      },
      { type: 'RegistrationPaid', data: { registrationId: accountId, accountId, learnerId } },
    ],
  });
}

import { randomUUID } from 'node:crypto';
import { streamOf } from 'platform/event-store';
import { until } from 'platform/testing/eventually';
import type { AnyEvent } from 'schemas/events';
import { getErasureCertificate } from 'schemas/privacy/erasure.contract';
import { happened, type Person } from '../people/people';
import { practisedDaysAgo } from '../practice/past-worksheets';
import { Client } from '../running/client';
import type { System } from '../running/system';

const DAY_MS = 86_400_000;
export const PATIENT_MS = 60_000;
/** Two years, two worksheets in each week. */
export const WORKSHEETS = 208;

/** Another child of somebody. */
export async function childOf(system: System, { accountId }: Person, name: string): Promise<string> {
  const learnerId = randomUUID();
  await happened(system, streamOf('family', accountId), [
    { type: 'ChildAdded', data: { familyId: accountId, learnerId, name, bornOn: '2016-09-01' } },
  ]);
  return learnerId;
}

/** A child of somebody has practised for two years. */
export async function practised(system: System, parent: Person, learnerId: string): Promise<void> {
  const answers = Array.from({ length: 5 }, () => ({
    questionType: 'fractions-add',
    topic: 'fractions',
    subject: 'maths' as const,
    level: 1 as const,
  }));
  for (let sheet = 0; sheet < WORKSHEETS; sheet += 4)
    await Promise.all(
      [0, 1, 2, 3].map((each) =>
        practisedDaysAgo(system, { ...parent, learnerId }, { daysAgo: Math.ceil((sheet + each) * 3.5), answers }),
      ),
    );
}

/** As it was asked for a fortnight ago: the time of the services is the machine's own. `learnerId`: of that child alone. */
export async function askedAFortnightAgo(
  system: System,
  { accountId }: Pick<Person, 'accountId'>,
  learnerId?: string,
): Promise<string> {
  const erasureId = randomUUID();
  const asked: AnyEvent = {
    type: 'ErasureAsked',
    data: {
      erasureId,
      familyId: accountId,
      accountId,
      told: [accountId],
      whom: learnerId === undefined ? 'family' : 'child',
      askedAt: new Date(Date.now() - 14 * DAY_MS).toISOString(),
      dueAt: new Date(Date.now() - 1_000).toISOString(),
      ...(learnerId !== undefined && { learnerId }),
    },
  };
  await happened(system, streamOf('erasure', accountId), [asked]);
  return erasureId;
}

export async function certified(system: System, reference: string) {
  const visitor = new Client(system);
  await until(
    async () => (await visitor.call(getErasureCertificate, { reference })).certificate !== null,
    `${reference} is certified`,
    PATIENT_MS,
  );
  return visitor.call(getErasureCertificate, { reference });
}

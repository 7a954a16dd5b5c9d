import type { CommandTools } from 'platform/http';
import { coversMocks, coversPractice } from 'schemas/payments/covers.rules';
import { givesTo, wasEverPaid } from '../access.rules';
import type { Billing } from '../billing/billing.rules';
import type { GrantsPort } from '../grants-port';
import type { OpenPayments } from '../payments-parts';
import { grantIdOf, othersMocks } from './plan-grants.rules';

type Known = Billing['subscriptions'][number];

/** What a subscription gives, and until when: it follows from the subscription alone. */
export async function giveFor(known: Known, { grants }: OpenPayments, tools: CommandTools): Promise<void> {
  if (!wasEverPaid(known)) return;
  const { familyId, learnerId, periodBeganAt, seenAt } = known;
  const given = await grants.of(familyId, tools);
  const isGiven = new Set(given.map((grant) => grant.grantId));
  const parts = [
    { part: 'plan', covers: coversPractice, gives: ['practice', 'comprehension'] },
    { part: 'mocks', covers: coversMocks, gives: ['all-mock-sessions'], learnerId },
  ] as const;
  for (const { part, covers, gives, ...whose } of parts) {
    const grantId = grantIdOf(part, known, given);
    const until = givesTo(known, covers);
    // A plan that was changed gives no longer what only the one before gave.
    const endsAt = until ?? seenAt;
    if (until !== undefined && !isGiven.has(grantId))
      await grants.give(
        { familyId, grantId, gives, ...whose, beginsAt: periodBeganAt, endsAt, source: 'subscription', asOf: seenAt },
        tools,
      );
    else if (isGiven.has(grantId)) await grants.setEnd({ familyId, grantId, endsAt, asOf: seenAt }, tools);
  }
  await endOthers(known, { grants, given: othersMocks(known, given) }, tools);
}

interface Given {
  readonly grants: GrantsPort;
  readonly given: ReturnType<typeof othersMocks>;
}

/** Those of a child whose mock exams it covered before. */
async function endOthers({ familyId, seenAt }: Known, { grants, given }: Given, tools: CommandTools): Promise<void> {
  for (const { grantId } of given) await grants.setEnd({ familyId, grantId, endsAt: seenAt, asOf: seenAt }, tools);
}

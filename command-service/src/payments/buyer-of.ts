import type { CommandTools } from 'platform/http';
import type { OpenPayments } from './payments-parts';
import { registration, type Registration } from './registration.decider';
import type { Purchase } from './till';

/** For whom something was bought: a family that has an account by now. */
export interface Buyer {
  readonly familyId: string;
  readonly learnerId: string;
}

/** The family that pays; somebody who registered has their account from here on. Undefined where nobody is left. */
export async function buyerOf(
  { buyer, learnerId }: Purchase,
  parts: OpenPayments,
  tools: CommandTools,
): Promise<Buyer | undefined> {
  if (buyer.kind === 'family') return { familyId: buyer.id, learnerId };
  const { id: registrationId } = buyer;
  const state = await tools.read(registration, registrationId);
  if (state.stage === 'paid') {
    // Whoever wrote that it was paid may have ended before the next step.
    if (isNobodys(state, registrationId)) await parts.accounts.erase(registrationId, tools);
    return { familyId: state.accountId, learnerId: state.learnerId };
  }
  if (state.stage !== 'waiting') return undefined;
  const { email, parentFirstName, parentLastName, passwordHash, ...rest } = state.applied;
  const { childName, childBornOn, termsVersion, termsAcceptedAt, advertising } = rest;
  const admitted = await parts.accounts.admit(
    {
      accountId: registrationId,
      learnerId: rest.learnerId,
      email,
      parentFirstName,
      parentLastName,
      childName,
      childBornOn,
      passwordHash,
      termsVersion,
      termsAcceptedAt,
      advertising,
    },
    tools,
  );
  const data = { registrationId, accountId: admitted.accountId, learnerId: admitted.learnerId };
  const paid = await tools.handle(registration, registrationId, { type: 'NotePaid', data });
  if (isNobodys(paid.state, registrationId)) await parts.accounts.erase(registrationId, tools);
  return { familyId: admitted.accountId, learnerId: admitted.learnerId };
}

/** Whether what was typed belongs to nobody any more: it was forgotten, or its address had an account already. */
export const isNobodys = (state: Registration, registrationId: string): boolean =>
  state.stage === 'forgotten' || (state.stage === 'paid' && state.accountId !== registrationId);

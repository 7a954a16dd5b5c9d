import type { CommandTools } from 'platform/http';
import type { OpenPayments, PaymentsParts } from '../payments-parts';
import { registration, type Registration } from '../registering/registration.decider';
import type { Purchase } from '../till';

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
    await eraseNobodies(state, registrationId, { ...parts, tools });
    return { familyId: state.familyId, learnerId: state.learnerId };
  }
  if (state.stage !== 'waiting') return undefined;
  const { email, parentFirstName, parentLastName, passwordHash, ...rest } = state.applied;
  const { childName, childBornOn, termsVersion, termsAcceptedAt, advertising, cameFrom } = rest;
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
      cameFrom,
    },
    tools,
  );
  const { accountId, familyId, learnerId: sitter } = admitted;
  const joined = familyId === accountId ? {} : { familyId };
  const data = { registrationId, accountId, learnerId: sitter, ...joined };
  const paid = await tools.handle(registration, registrationId, { type: 'NotePaid', data });
  await eraseNobodies(paid.state, registrationId, { ...parts, tools });
  return { familyId, learnerId: sitter };
}

/** Whose address somebody registered with who has paid; undefined where nobody registered. */
export async function payerOf({ buyer }: Purchase, tools: CommandTools): Promise<string | undefined> {
  if (buyer.kind === 'family') return undefined;
  const state = await tools.read(registration, buyer.id);
  return state.stage === 'paid' ? state.accountId : undefined;
}

/** Whom what was typed names, where it belongs to nobody any more: it was forgotten, or its address had an account already. */
function nobodiesIn(state: Registration, registrationId: string): readonly string[] {
  if (state.stage !== 'forgotten' && state.stage !== 'paid') return [];
  if (state.stage === 'paid' && state.accountId === registrationId) return [];
  return state.childId === undefined ? [registrationId] : [registrationId, state.childId];
}

/** Erases them; may be repeated. */
export async function eraseNobodies(
  state: Registration,
  registrationId: string,
  { accounts, tools }: Pick<PaymentsParts, 'accounts'> & { readonly tools: CommandTools },
): Promise<void> {
  for (const subjectId of nobodiesIn(state, registrationId)) await accounts.erase(subjectId, tools);
}

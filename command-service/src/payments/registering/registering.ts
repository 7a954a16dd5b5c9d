import { londonDay } from 'platform/clock';
import type { CommandTools } from 'platform/http';
import { TERMS_VERSION } from 'schemas/accounts/terms';
import { ADVERTISING_TEXT } from 'schemas/advertising/conversions';
import { sourceNamed } from 'schemas/marketing/funnel/sources';
import type { ProductId } from 'schemas/payments/products';
import { heldUntil, offerFor, openPage, requireOpen } from '../buying/buying';
import type { PaymentsParts } from '../payments-parts';
import { registration, type Applied } from './registration.decider';

export interface Applicant {
  readonly email: string;
  readonly password?: string;
  readonly parentFirstName: string;
  readonly parentLastName: string;
  readonly childName?: string;
  readonly childBornOn?: string | undefined;
  readonly acceptedTerms: boolean;
  readonly productId: ProductId;
  readonly mockExamSessionId?: string | undefined;
  readonly discountCode?: string | undefined;
  /** Where they came from, as the address of the form said. */
  readonly source?: string | undefined;
  readonly advertising?: Applied['advertising'];
}

const DAY_MS = 86_400_000;

/**
 * Somebody without an account goes to pay. What they said waits here, sealed, and their password as its hash; Stripe is
 * told an address to write to and ids. An address that has an account takes the same way and gets the same page: to whom
 * the payment goes is decided once it has come, and the owner is told at once that they could log in instead.
 */
export async function registerAndPay(applicant: Applicant, parts: PaymentsParts, tools: CommandTools) {
  const open = requireOpen(parts, tools);
  const { email, password, productId, childBornOn } = applicant;
  if (!applicant.acceptedTerms) return tools.refuse('TermsNotAccepted');
  if (password !== undefined && parts.accounts.isTooCommon(password, email)) return tools.refuse('PasswordTooCommon');
  if (!parts.accounts.canBeBirthday(childBornOn, londonDay(tools.now))) return tools.refuse('BirthdayNotPossible');
  const offer = await offerFor(applicant, open, tools);
  const passwordHash = password === undefined ? undefined : await parts.accounts.hash(password, tools);
  const registrationId = tools.idFor('registration');
  const learnerId = tools.idFor('learner');
  const { session } = offer;
  const holder = holderOf({ email, registrationId }, open, tools);
  if (session !== undefined) await open.seats.hold({ session, learnerId, holder }, heldUntil(tools.now), tools);
  await tools.handle(registration, registrationId, {
    type: 'AwaitPayment',
    data: applied(applicant, { registrationId, learnerId, passwordHash, now: tools.now }),
  });
  await parts.accounts.noteRepeated(email, tools);
  const buyer = { kind: 'registration' as const, id: registrationId };
  const purchase = { buyer, learnerId, productId, mockExamSessionId: applicant.mockExamSessionId };
  const { checkoutId, url } = await openPage(
    { purchase, offer, email, source: sourceNamed(applicant.source) },
    open,
    tools,
  );
  await tools.handle(registration, registrationId, { type: 'OpenCheckout', data: { registrationId, checkoutId } });
  return { url };
}

/** An address holds one place in a mock exam, however often it is registered with: its name is forgotten with who came last. */
const holderOf = (
  { email, registrationId }: { readonly email: string; readonly registrationId: string },
  { names }: PaymentsParts,
  { hashed }: CommandTools,
) => {
  const index = hashed(email, 'exam place');
  return {
    known: () => names.find(index),
    make: () => names.make(index, { subjectId: registrationId, isAccount: false }),
  };
};

interface Given {
  readonly registrationId: string;
  readonly learnerId: string;
  readonly passwordHash: string | undefined;
  readonly now: string;
}

function applied(applicant: Applicant, { registrationId, learnerId, passwordHash, now }: Given): Applied {
  const { email, parentFirstName, parentLastName, childName, childBornOn, productId, mockExamSessionId } = applicant;
  const { advertising } = applicant;
  const cameFrom = sourceNamed(applicant.source);
  return {
    registrationId,
    learnerId,
    email,
    parentFirstName,
    parentLastName,
    productId,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: now,
    expiresAt: new Date(Date.parse(now) + DAY_MS).toISOString(),
    ...(childName !== undefined && { childName }),
    ...(childBornOn !== undefined && { childBornOn }),
    ...(passwordHash !== undefined && { passwordHash }),
    ...(mockExamSessionId !== undefined && { mockExamSessionId }),
    ...(cameFrom !== undefined && { cameFrom }),
    ...(advertising?.textVersion === ADVERTISING_TEXT && { advertising }),
  };
}

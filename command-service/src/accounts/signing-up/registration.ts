import { daysLater, londonDay } from 'platform/clock';
import { networkOf, type CommandTools } from 'platform/http';
import type { AddressNames } from 'platform/crypto';
import type { PasswordHasher } from 'platform/passwords';
import { ADVERTISING_TEXT } from 'schemas/advertising/conversions';
import { sourceNamed } from 'schemas/marketing/funnel/sources';
import { account, isStillUnconfirmed } from '../account/account.decider';
import { login } from '../signing-in/login.decider';
import { nameForAccount, nameForSignUp } from '../signing-in/login-names';

/** What was agreed to, by the version of its text; of words that have changed nothing is agreed to. */
interface Agreement {
  readonly textVersion: string;
  readonly receiver: string;
}

export interface Applicant {
  readonly email: string;
  readonly password: string;
  readonly parentFirstName?: string;
  readonly parentLastName?: string;
  readonly childName?: string;
  readonly dateOfBirth?: string;
  readonly studentDob?: string;
  /** What was agreed to. */
  readonly terms?: { readonly version: string; readonly acceptedAt: string };
  readonly advertising?: Agreement;
  /** Where they came from, as the address of the form said. */
  readonly source?: string;
}

/**
 * Signs somebody up for the free trial. The address is claimed first, which exactly one of many at once wins; the account
 * follows, and a sign-up that broke off between the two is completed by the next one. An address that has an account
 * already takes the same way and the same time, changes nothing, and is told to its owner alone.
 */
export async function register(
  applicant: Applicant,
  tools: CommandTools,
  { passwords, trialDays, names }: { passwords: PasswordHasher; trialDays: number; names: AddressNames },
) {
  const { email, password } = applicant;
  const passwordHash = await passwords.hash(password, { from: networkOf(tools.address), isKnown: false });
  const emailHash = await nameForSignUp(email, tools.idFor('account'), { names, tools });
  const claim = await tools.handle(login, emailHash, {
    type: 'ClaimEmail',
    data: { emailHash, accountId: tools.idFor('account') },
  });
  const accountId = claim.state.accountId ?? tools.idFor('account');

  // Before anything is written about them: it goes with their key.
  await nameForAccount(email, accountId, { names, tools });
  const registered = await tools.handle(account, accountId, {
    type: 'RegisterAccount',
    data: {
      accountId,
      email,
      passwordHash,
      learnerId: tools.idFor('learner'),
      ...saidOf(applicant),
      roles: ['ROLE_FREE_USER'],
      confirmationAskedAt: tools.now,
      trialEndsOn: daysLater(londonDay(tools.now), trialDays),
    },
  });
  const isNew = registered.events.length > 0;
  if (isNew) return;
  const isUnconfirmed = isStillUnconfirmed(registered.state);
  const data = { emailHash, accountId, repeatedAt: tools.now, ...(isUnconfirmed && { isUnconfirmed }) };
  await tools.handle(login, emailHash, { type: 'NoteRepeatedSignUp', data });
}

/** The birthday by either of its names. */
export const bornOn = ({ dateOfBirth, studentDob }: Pick<Applicant, 'dateOfBirth' | 'studentDob'>) =>
  dateOfBirth ?? studentDob;

// What was left open is left out of the event.
function saidOf({ parentFirstName, parentLastName, childName, terms, advertising, source, ...born }: Applicant) {
  const childBornOn = bornOn(born);
  const cameFrom = sourceNamed(source);
  return {
    ...(parentFirstName !== undefined && { parentFirstName }),
    ...(parentLastName !== undefined && { parentLastName }),
    ...(childName !== undefined && childName.trim() !== '' && { childName }),
    ...(childBornOn !== undefined && { childBornOn }),
    ...(terms && { termsVersion: terms.version, termsAcceptedAt: terms.acceptedAt }),
    ...agreedTo(advertising),
    ...(cameFrom !== undefined && { cameFrom }),
  };
}

const agreedTo = (advertising: Agreement | undefined) =>
  advertising?.textVersion === ADVERTISING_TEXT ? { advertising } : {};

import { accept, refuse, type Decision } from 'platform/decider';
import type { AccountEvent } from 'schemas/accounts/account.events';

/** Whether somebody has shown that the account's address is theirs. */
export interface Confirming {
  /** When the account was asked to confirm its address; null once it has, and where it never was asked. */
  readonly unconfirmedSince: string | null;
  /** When the link was asked for again. */
  readonly confirmationMails: readonly string[];
}

type Confirmed = Extract<AccountEvent, { type: 'EmailConfirmed' }>;

/** What happens when a link that came by mail is opened: an address is confirmed once. */
export const confirm = (
  accountId: string,
  { unconfirmedSince }: Confirming,
  by: Confirmed['data']['by'],
): readonly AccountEvent[] => (unconfirmedSince === null ? [] : [{ type: 'EmailConfirmed', data: { accountId, by } }]);

/** More mails than these in a day help nobody, and fill the inbox of whoever's address was typed. */
const MAILS_A_DAY = 3;
const DAY_MS = 86_400_000;

/** Sends the link once more, if it is still wanted. */
export function askAgain(
  data: { readonly accountId: string; readonly askedAt: string },
  { unconfirmedSince, confirmationMails }: Confirming,
): Decision<AccountEvent, 'MailSentAlready'> {
  if (unconfirmedSince === null) return accept();
  const aDayAgo = Date.parse(data.askedAt) - DAY_MS;
  const sent = confirmationMails.filter((askedAt) => Date.parse(askedAt) > aDayAgo);
  if (sent.length < MAILS_A_DAY) return accept({ type: 'ConfirmationMailAsked', data });
  const oldest = sent.at(-MAILS_A_DAY) ?? data.askedAt;
  return refuse('MailSentAlready', new Date(Date.parse(oldest) + DAY_MS).toISOString());
}

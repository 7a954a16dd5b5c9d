import type { AddressNames } from 'platform/crypto';
import type { CommandTools } from 'platform/http';
import type { Logger } from 'platform/logging';
import type { DiscountGuesses } from './discounting/discount-guesses';
import type { AccountsPort, GrantsPort, MockSessionsPort, SeatsPort } from './grants-port';
import type { Till } from './till';

export interface ToBeErased {
  readonly isFamily: boolean;
  readonly learnerIds: readonly string[];
}

/** What payments are made with. */
export interface PaymentsParts {
  /** Undefined where nobody takes money. */
  readonly till: Till | undefined;
  readonly grants: GrantsPort;
  readonly accounts: AccountsPort;
  readonly mockSessions: MockSessionsPort;
  readonly seats: SeatsPort;
  readonly names: Pick<AddressNames, 'find' | 'make'>;
  readonly log: Pick<Logger, 'warn'>;
  /** Whether a family is to be erased, or is being erased; and which of its children. */
  readonly toBeErased: (familyId: string, tools: CommandTools) => Promise<ToBeErased>;
  /** The children of the caller's family, those who were put away too. */
  readonly childrenOfCaller: (
    tools: CommandTools,
  ) => Promise<readonly { readonly learnerId: string; readonly isArchived: boolean }[]>;
  /** Counts the codes that somebody tries. */
  readonly discountGuesses: DiscountGuesses;
  /** Where people reach the client; no slash at its end. */
  readonly publicUrl: string;
}

/** The same where payments are open. */
export interface OpenPayments extends PaymentsParts {
  readonly till: Till;
}

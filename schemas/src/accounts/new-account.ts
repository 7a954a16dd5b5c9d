/** Somebody whose account begins with a payment: what they said when they went to pay. */
export interface NewAccount {
  readonly accountId: string;
  readonly learnerId: string;
  readonly email: string;
  readonly parentFirstName: string;
  readonly parentLastName: string;
  readonly childName?: string | undefined;
  readonly childBornOn?: string | undefined;
  /** Absent where none was chosen: they are sent a link to choose one. */
  readonly passwordHash?: string | undefined;
  readonly termsVersion: string;
  readonly termsAcceptedAt: string;
  /** Which page of ours led to the form. */
  readonly cameFrom?: string | undefined;
  readonly advertising?: { readonly textVersion: string; readonly receiver: string } | undefined;
}

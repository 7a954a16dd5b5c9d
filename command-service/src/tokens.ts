import type { Clock } from 'platform/clock';
import { tokenSigner, tokenVerifier, type AccessTokens, type TokenVerifier } from 'platform/crypto';
import { tokenRules, type TokenClaims } from 'schemas/accounts/token';
import { shownChangeRules, type shownChange } from 'schemas/mock-exams/keys/key-change';

interface KeysOfTokens {
  readonly signingKey: string;
  readonly tokenKeys: string;
}

/** Tokens as this service alone may sign them. */
export function tokensOf({ signingKey, tokenKeys }: KeysOfTokens, clock: Clock): AccessTokens<typeof TokenClaims> {
  return {
    ...tokenSigner<typeof TokenClaims>({ signingKey, issuer: tokenRules.issuer, clock }),
    ...tokenVerifier({ ...tokenRules, tokenKeys, clock }),
  };
}

/** What the query service has signed of a key's change that an admin looked at. */
export const shownChangesOf = (
  { tokenKeys }: Pick<KeysOfTokens, 'tokenKeys'>,
  clock: Clock,
): TokenVerifier<typeof shownChange> => tokenVerifier({ ...shownChangeRules, tokenKeys, clock });

import type { Clock } from 'platform/clock';
import { tokenSigner, tokenVerifier, type AccessTokens } from 'platform/crypto';
import { tokenRules, type TokenClaims } from 'schemas/accounts/token';

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

import { sign, verify } from 'jsonwebtoken';
import Value from 'typebox/value';
import { Shape, type Fields, type ValueOf } from 'schemas/describe/schema';
import type { Clock } from '../clock/clock';
import { readSigningKey, readTokenKeys, type TokenKey } from './token-keys';

export { newSigningKey, tokenKeysOf } from './token-keys';

/** Short-lived proof of who calls: JSON Web Tokens, ES256 and nothing else. */
export interface TokenSigner<F extends Fields> {
  /** `lifeSeconds`: shorter than they commonly live. */
  sign(claims: ValueOf<F>, lifeSeconds?: number): string;
  readonly lifeSeconds: number;
}

export interface TokenVerifier<F extends Fields> {
  /**
   * The claims; undefined where the token is forged, of another issuer or shape, says what its signer may not say, or
   * has expired.
   */
  verify(token: string): ValueOf<F> | undefined;
}

export type AccessTokens<F extends Fields> = TokenSigner<F> & TokenVerifier<F>;

interface Common {
  readonly issuer: string;
  readonly clock: Clock;
}

export interface SignerOptions extends Common {
  /** As `newSigningKey` writes one; whoever has it can sign as this program. */
  readonly signingKey: string;
  /** Default 10 minutes. */
  readonly lifeSeconds?: number;
}

export interface VerifierOptions<F extends Fields> extends Common {
  /** The public keys of all that sign, as `tokenKeysOf` writes them. */
  readonly tokenKeys: string;
  /** What a token says of its holder; checked on the way in, so that an older shape is no token. */
  readonly claims: F;
  /** Whether the key of this signer may sign such a token: a key that is stolen is good for no more. */
  readonly mayClaim: (signer: string, claims: ValueOf<F>) => boolean;
}

/** @throws where the key is none. */
export function tokenSigner<F extends Fields>({
  signingKey,
  issuer,
  clock,
  lifeSeconds = 600,
}: SignerOptions): TokenSigner<F> {
  const { key, id: keyid } = readSigningKey(signingKey);
  return {
    lifeSeconds,
    sign: (holder, life = lifeSeconds) => {
      const iat = secondsOf(clock);
      return sign({ holder, iat, exp: iat + life }, key, { algorithm: 'ES256', issuer, keyid });
    },
  };
}

/** @throws where a key of the list is none. */
export function tokenVerifier<F extends Fields>(options: VerifierOptions<F>): TokenVerifier<F> {
  const { tokenKeys, issuer, claims, clock, mayClaim } = options;
  const keys = new Map(readTokenKeys(tokenKeys).map((key) => [key.id, key]));
  const schema = Shape(claims);
  return {
    verify: (token) => {
      const signed = keys.get(keyIdOf(token) ?? '');
      const holder = signed && holderIn(token, signed, { issuer, now: secondsOf(clock) });
      return signed && Value.Check(schema, holder) && mayClaim(signed.signer, holder) ? holder : undefined;
    },
  };
}

const secondsOf = (clock: Clock) => Math.floor(clock.now().getTime() / 1000);

// Picks the key that is tried, and is believed in nothing else: the algorithm is never taken from the token.
function keyIdOf(token: string): string | undefined {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    const { kid } = (header ?? {}) as { kid?: unknown };
    return typeof kid === 'string' ? kid : undefined;
  } catch {
    return undefined;
  }
}

// The library throws errors of many kinds, according to which part of a token is nonsense. All mean that it is none.
function holderIn(token: string, { key }: TokenKey, { issuer, now }: { issuer: string; now: number }): unknown {
  try {
    const payload = verify(token, key, { algorithms: ['ES256'], issuer, clockTimestamp: now });
    return typeof payload === 'string' || payload.exp === undefined ? undefined : (payload['holder'] as unknown);
  } catch {
    return undefined;
  }
}

import { createSecretKey, type KeyObject } from 'node:crypto';
import { JsonWebTokenError, sign, verify, type JwtPayload } from 'jsonwebtoken';
import Value from 'typebox/value';
import { Shape, type Fields, type ValueOf } from 'schemas/describe/schema';
import type { Clock } from '../clock/clock';
import type { MasterKeys } from './master-keys';

/** Short-lived proof of who calls: JSON Web Tokens, HS256 and nothing else. */
export interface AccessTokens<F extends Fields> {
  sign(claims: ValueOf<F>): string;
  /** The claims, or undefined where the token is forged, of another issuer or shape, or has expired. */
  verify(token: string): ValueOf<F> | undefined;
  readonly lifeSeconds: number;
}

export interface AccessTokenOptions<F extends Fields> {
  readonly master: MasterKeys;
  readonly issuer: string;
  /** What a token says of its holder; checked on the way in, so that an older shape is no token. */
  readonly claims: F;
  readonly clock: Clock;
  /** Default 10 minutes. */
  readonly lifeSeconds?: number;
}

export function accessTokens<F extends Fields>({
  master,
  issuer,
  claims,
  clock,
  lifeSeconds = 600,
}: AccessTokenOptions<F>): AccessTokens<F> {
  // Keys made once: the library would otherwise try each call whether the bytes are a public key in PEM.
  const keys = master.deriveEach('access-tokens').map((key) => createSecretKey(key));
  const [signing] = keys;
  const schema = Shape(claims);
  const now = () => Math.floor(clock.now().getTime() / 1000);
  if (signing === undefined) throw new Error('no key signs access tokens');

  return {
    lifeSeconds,
    sign: (holder) => sign({ holder, iat: now(), exp: now() + lifeSeconds }, signing, { algorithm: 'HS256', issuer }),
    verify: (token) => {
      const checks = { algorithms: ['HS256'], issuer, clockTimestamp: now() } as const;
      const payload = keys.map((key) => payloadOf(token, key, checks)).find((found) => found !== undefined);
      const holder: unknown = payload?.['holder'];
      return Value.Check(schema, holder) ? holder : undefined;
    },
  };
}

interface Checks {
  readonly algorithms: readonly ['HS256'];
  readonly issuer: string;
  readonly clockTimestamp: number;
}

function payloadOf(token: string, key: KeyObject, checks: Checks): JwtPayload | undefined {
  try {
    const payload = verify(token, key, { ...checks, algorithms: [...checks.algorithms] });
    return typeof payload === 'string' ? undefined : payload;
  } catch (error) {
    if (error instanceof JsonWebTokenError) return undefined;
    throw error;
  }
}

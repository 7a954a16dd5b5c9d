import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link says, readable by whoever holds it: ids, never personal data. */
export interface TokenContent {
  /** What the link is good for; a token of one purpose opens for no other. */
  readonly purpose: string;
  readonly parts: readonly string[];
  readonly expiresAt: Date;
}

/** Tokens for links in mails: compact, safe in an address, unforgeable; they carry their own expiry. */
export interface SignedTokens {
  signToken(content: TokenContent): string;
  /** The parts, or undefined where the token is forged, cut, of another purpose, or has expired at `now`. */
  openToken(token: string, expected: { readonly purpose: string; readonly now: Date }): readonly string[] | undefined;
}

// 128 bits of an HMAC-SHA-256: beyond guessing, and half as long in an address.
const MAC_BYTES = 16;

/** The first of the keys signs, any of them verifies. */
export function signedTokens(keys: readonly Buffer[]): SignedTokens {
  const macs = (purpose: string, payload: string) => keys.map((key) => mac(key, purpose, payload));

  return {
    signToken: ({ purpose, parts, expiresAt }) => {
      const payload = Buffer.from(JSON.stringify([secondsOf(expiresAt), ...parts])).toString('base64url');
      const [signature] = macs(purpose, payload);
      return `${payload}.${signature?.toString('base64url') ?? ''}`;
    },
    openToken: (token, { purpose, now }) => {
      const [payload = '', signature = '', ...rest] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const genuine = rest.length === 0 && macs(purpose, payload).some((expected) => equal(expected, given));
      if (!genuine) return undefined;
      // Only what was signed here is read, so its form is known.
      const [expires, ...parts] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [number, ...string[]];
      return secondsOf(now) < expires ? parts : undefined;
    },
  };
}

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);

// The length of the purpose stands before it, so that no purpose and payload read like another pair.
const mac = (key: Buffer, purpose: string, payload: string) =>
  createHmac('sha256', key).update(`${purpose.length}:${purpose}:${payload}`).digest().subarray(0, MAC_BYTES);

const equal = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from 'schemas/accounts/second-factor/second-factor.events';

/** Codes of apps as every such app makes them: RFC 6238 with SHA-1, six digits, half a minute each. */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** The clock of a phone may be off by this many half minutes. */
const STEPS_OFF = 1;
const SECRET_BYTES = 20;
const ISSUER = 'Fieldfare';

const totp = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** In base32, by the system's source of chance. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an app scans. */
export const addressOf = (secret: string, email: string): string => totp(secret, email).toString();

/** The half minute since 1970 whose code this is, where it is one of now or of one step before or after. */
export function stepOf(code: string, secret: string, now: string): number | undefined {
  const timestamp = Date.parse(now);
  const delta = totp(secret).validate({ token: code, timestamp, window: STEPS_OFF });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
}

/** When a half minute since 1970 began, in milliseconds. */
export const startOf = (step: number): number => step * PERIOD_SECONDS * 1_000;

// Nothing that is taken for something else when it is copied by hand: no I, L, O, U, 0, 1.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LETTERS = 4;

/** Twelve letters of thirty out of 256 bits, so many that none is likelier than another: some 58 bits. */
function recoveryCodeOf(keyedHash: string): string {
  const base = BigInt(LETTERS.length);
  let left = BigInt(`0x${Buffer.from(keyedHash, 'base64url').toString('hex')}`);
  const letter = () => {
    const at = Number(left % base);
    left /= base;
    return LETTERS.charAt(at);
  };
  return Array.from({ length: GROUPS }, () => Array.from({ length: GROUP_LETTERS }, letter).join('')).join('-');
}

/**
 * Codes by a keyed hash: nobody without the key can tell them, though no chance is in them. So the same asking is answered
 * the same, and they are kept nowhere.
 */
export const recoveryCodesBy = (keyedHash: (nth: number) => string): string[] =>
  Array.from({ length: RECOVERY_CODES }, (_, nth) => recoveryCodeOf(keyedHash(nth)));

/** What somebody typed, as it is compared. */
export type TypedCode = { readonly kind: 'app' | 'recovery'; readonly code: string };

export function typedCode(typed: string): TypedCode {
  const code = typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  return { kind: /^[0-9]{6}$/.test(code) ? 'app' : 'recovery', code };
}

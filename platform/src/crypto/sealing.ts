import { decrypt, encrypt } from './aes-gcm';

/** A personal value as the log holds it: what `seal` made, and whose key opens it. */
export interface Sealed {
  readonly sealed: string;
  readonly of: string;
}

/** Any JSON value in base64; `aad` names the place it stands in, so that it opens nowhere else. */
export function seal(value: unknown, key: Buffer, aad: string): string {
  return encrypt(key, Buffer.from(JSON.stringify(value)), aad).toString('base64');
}

/** @throws when the key or the place is another, or a bit has changed. */
export function open(sealed: string, key: Buffer, aad: string): unknown {
  return JSON.parse(decrypt(key, Buffer.from(sealed, 'base64'), aad).toString()) as unknown;
}

export function isSealed(value: unknown): value is Sealed {
  if (value === null || typeof value !== 'object') return false;
  const { sealed, of } = value as Partial<Sealed>;
  return typeof sealed === 'string' && typeof of === 'string';
}

import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { MasterKeys } from './master-keys';

/**
 * Finds a text without keeping it: the same text and purpose always give the same 43 characters (`A–Z a–z 0–9 _ -`),
 * and nobody without the master key can tell which text they stand for or try guesses. Case, surrounding space and
 * Unicode's compatibility forms make no difference.
 */
export type Hashed = (text: string, purpose?: string) => string;

/**
 * The keyed hash of a text as it is written, in the same 43 characters: unlike `Hashed` it tells apart whatever differs
 * by a single bit.
 */
export type Fingerprint = (text: string, purpose: string) => string;

/** HMAC-SHA-256 with a key of its own for each purpose; `email` unless another is named. */
export function blindIndex(master: MasterKeys): Hashed {
  const hashed = keyedHash(master, 'blind-index');
  return (text, purpose = 'email') => hashed(normalised(text), purpose);
}

/** HMAC-SHA-256 with keys apart from those of the blind index. */
export function fingerprints(master: MasterKeys): Fingerprint {
  return keyedHash(master, 'fingerprint');
}

function keyedHash(master: MasterKeys, use: string): Fingerprint {
  const keys = new Map<string, KeyObject>();
  return (text, purpose) => {
    const key = keys.get(purpose) ?? createSecretKey(master.derive(`${use}/${purpose}`));
    keys.set(purpose, key);
    return createHmac('sha256', key).update(text).digest('base64url');
  };
}

// NFKC once more after the lower case: some capitals become a letter and a mark that compose.
const normalised = (text: string) => text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

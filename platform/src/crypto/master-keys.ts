import { createHash, hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from './aes-gcm';

/** A subject's key as the database holds it. */
export interface WrappedKey {
  /** Which master key wrapped it. */
  readonly masterKeyId: string;
  readonly wrapped: Buffer;
}

/** Opens the keys of people, and does nothing else. */
export interface OpeningKeys {
  /** @throws UnknownMasterKey when the configuration no longer holds the key that wrapped it. */
  unwrap(key: WrappedKey, subjectId: string): Buffer;
}

/** The secrets of the configuration, put to use. None of them is ever shown. */
export interface MasterKeys extends OpeningKeys {
  /** With the subject's id as additional data: a key that is moved to another subject's row does not open. */
  wrap(key: Buffer, subjectId: string): WrappedKey;
  /** 32 bytes for one purpose, by HKDF-SHA-256 (RFC 5869) from the oldest secret: the same after a rotation. */
  derive(purpose: string): Buffer;
  /** The same from every secret, the newest first: the first signs, any of them verifies. */
  deriveEach(purpose: string): readonly Buffer[];
}

/** A subject's key was wrapped with a master key that the configuration does not hold. */
export class UnknownMasterKey extends Error {
  override readonly name = 'UnknownMasterKey';
  constructor(masterKeyId: string) {
    super(`MASTER_KEYS holds no key ${masterKeyId}: add the secret that was taken out of it`);
  }
}

/**
 * Reads the variable MASTER_KEYS: one secret, or several parted by commas, the newest first. The first wraps, all of
 * them unwrap, and from the last one the keys of blind indexes are derived; so a rotation puts a new secret in front
 * and takes none away.
 */
export function masterKeys(secrets: string): MasterKeys {
  const [current, ...older] = secretsIn(secrets).map(masterKey) as [MasterKey, ...MasterKey[]];
  const all = [current, ...older];
  const oldest = older.at(-1) ?? current;

  return {
    wrap: (key, subjectId) => ({ masterKeyId: current.id, wrapped: encrypt(current.wrapping, key, subjectId) }),
    ...openingWith(all),
    derive: (purpose) => derived(oldest.secret, `derive/${purpose}`),
    deriveEach: (purpose) => all.map(({ secret }) => derived(secret, `derive/${purpose}`)),
  };
}

/** What a program needs that opens people's keys and does nothing else: the variable OPENING_KEYS, of MASTER_KEYS. */
export function openingKeysOf(secrets: string): string {
  return listed(secretsIn(secrets).map((secret) => masterKey(secret).wrapping));
}

/** What a program needs that signs the links of mails: the variable LINK_KEYS, of MASTER_KEYS. */
export function linkKeysOf(secrets: string): string {
  return listed(masterKeys(secrets).deriveEach(LINKS));
}

/** Of the list that `openingKeysOf` makes. */
export function openingKeys(list: string): OpeningKeys {
  return openingWith(readKeys(list).map((wrapping) => ({ id: idOf(wrapping), wrapping })));
}

/** For which purpose the keys are derived that sign the links of mails. */
export const LINKS = 'signed-tokens';

const KEY_BYTES = 32;

/** Reads a list of keys, parted by commas, each in base64. @throws where one of them is none, without a word of what it is. */
export function readKeys(list: string): readonly Buffer[] {
  const keys = list.split(',').map((written) => Buffer.from(written.trim(), 'base64'));
  if (keys.some(({ length }) => length !== KEY_BYTES))
    throw new Error('a list of keys must hold 32 bytes each, in base64');
  return keys;
}

const listed = (keys: readonly Buffer[]) => keys.map((key) => key.toString('base64')).join(',');
const secretsIn = (secrets: string) => secrets.split(',').map((secret) => secret.trim());

interface WrappingKey {
  readonly id: string;
  readonly wrapping: Buffer;
}

interface MasterKey extends WrappingKey {
  readonly secret: string;
}

function openingWith(keys: readonly WrappingKey[]): OpeningKeys {
  const byId = new Map(keys.map(({ id, wrapping }) => [id, wrapping]));
  return {
    unwrap: ({ masterKeyId, wrapped }, subjectId) => {
      const wrapping = byId.get(masterKeyId);
      if (!wrapping) throw new UnknownMasterKey(masterKeyId);
      return decrypt(wrapping, wrapped, subjectId);
    },
  };
}

// The id is taken from the key itself, so that the configuration needs no names that could be mixed up.
function masterKey(secret: string): MasterKey {
  if (secret.length < 32) throw new Error('each secret of MASTER_KEYS needs at least 32 characters');
  const wrapping = derived(secret, 'wrap');
  return { secret, wrapping, id: idOf(wrapping) };
}

const idOf = (wrapping: Buffer) => createHash('sha256').update(wrapping).digest('hex').slice(0, 12);

const derived = (secret: string, info: string) => Buffer.from(hkdfSync('sha256', secret, 'fieldfare', info, 32));

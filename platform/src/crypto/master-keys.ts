import { createHash, hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from './aes-gcm';

/** A subject's key as the database holds it. */
export interface WrappedKey {
  /** Which master key wrapped it. */
  readonly masterKeyId: string;
  readonly wrapped: Buffer;
}

/** The secrets of the configuration, put to use. None of them is ever shown. */
export interface MasterKeys {
  /** With the subject's id as additional data: a key that is moved to another subject's row does not open. */
  wrap(key: Buffer, subjectId: string): WrappedKey;
  /** @throws UnknownMasterKey when the configuration no longer holds the key that wrapped it. */
  unwrap(key: WrappedKey, subjectId: string): Buffer;
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
  const [current, ...older] = secrets.split(',').map((secret) => masterKey(secret.trim())) as [
    MasterKey,
    ...MasterKey[],
  ];
  const all = [current, ...older];
  const oldest = older.at(-1) ?? current;
  const byId = new Map(all.map((key) => [key.id, key]));

  return {
    wrap: (key, subjectId) => ({ masterKeyId: current.id, wrapped: encrypt(current.wrapping, key, subjectId) }),
    unwrap: ({ masterKeyId, wrapped }, subjectId) => {
      const key = byId.get(masterKeyId);
      if (!key) throw new UnknownMasterKey(masterKeyId);
      return decrypt(key.wrapping, wrapped, subjectId);
    },
    derive: (purpose) => derived(oldest.secret, `derive/${purpose}`),
    deriveEach: (purpose) => all.map(({ secret }) => derived(secret, `derive/${purpose}`)),
  };
}

interface MasterKey {
  readonly id: string;
  readonly secret: string;
  readonly wrapping: Buffer;
}

// The id is taken from the key itself, so that the configuration needs no names that could be mixed up.
function masterKey(secret: string): MasterKey {
  if (secret.length < 32) throw new Error('each secret of MASTER_KEYS needs at least 32 characters');
  const wrapping = derived(secret, 'wrap');
  return { secret, wrapping, id: createHash('sha256').update(wrapping).digest('hex').slice(0, 12) };
}

const derived = (secret: string, info: string) => Buffer.from(hkdfSync('sha256', secret, 'fieldfare', info, 32));

import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** Who signs, and the half of their key with which everybody can tell. */
export interface TokenKey {
  readonly signer: string;
  /** Taken from the key itself, so that no two keys are ever mixed up. */
  readonly id: string;
  readonly key: KeyObject;
}

const CURVE = 'prime256v1';

/** A private key for tokens, on the curve P-256: PKCS #8, DER, in base64. */
export function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: CURVE });
  return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
}

/** @throws where it is none, without a word of what it is. */
export function readSigningKey(written: string): Omit<TokenKey, 'signer'> {
  const key = onTheCurve(() => createPrivateKey({ key: Buffer.from(written, 'base64'), type: 'pkcs8', format: 'der' }));
  if (key === undefined) throw new Error('a key that signs tokens must be a private key on the curve P-256');
  return { key, id: idOf(createPublicKey(key)) };
}

/**
 * Reads a list of public keys, `signer:key,signer:key`, each as DER in base64. A signer may stand there twice: while a
 * key is exchanged for another, both are good.
 * @throws where one of them is none, or where two signers would have one key.
 */
export function readTokenKeys(list: string): readonly TokenKey[] {
  const keys = list.split(',').map((entry) => {
    const [signer = '', written = ''] = entry.trim().split(':');
    const der = Buffer.from(written, 'base64');
    const key = onTheCurve(() => createPublicKey({ key: der, type: 'spki', format: 'der' }));
    if (signer === '' || key === undefined)
      throw new Error('the list of public keys for tokens must hold signer:key, each on the curve P-256');
    return { signer, key, id: idOf(key) };
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('two signers of tokens have one key');
  return keys;
}

/** The list that `readTokenKeys` reads, of the private keys of all signers. */
export function tokenKeysOf(signingKeys: Readonly<Record<string, string>>): string {
  return Object.entries(signingKeys)
    .map(([signer, written]) => `${signer}:${derOf(createPublicKey(readSigningKey(written).key)).toString('base64')}`)
    .join(',');
}

const derOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });
const idOf = (key: KeyObject) => createHash('sha256').update(derOf(key)).digest('base64url').slice(0, 12);

// What the library throws may show what it was given.
function onTheCurve(read: () => KeyObject): KeyObject | undefined {
  try {
    const key = read();
    return key.asymmetricKeyDetails?.namedCurve === CURVE ? key : undefined;
  } catch {
    return undefined;
  }
}

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSigningKey } from 'platform/crypto';
import { writeDurably } from 'platform/durable-file';
import { roleNames, type RolePasswords } from 'platform/migrations';
import { signers, type SignerName } from 'schemas/accounts/token';
import { StartFault } from './start-fault';

/** The secrets of one data directory. Without them nobody can read the personal data in it. */
export interface Secrets {
  readonly masterKeys: string;
  readonly rolePasswords: RolePasswords;
  /** The private key with which each program signs its tokens. */
  readonly signingKeys: Readonly<Record<SignerName, string>>;
}

/** Reads the secrets, or makes them, and those that are new since the folder was made; the file is its owner's alone. */
export function secretsIn(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const known = existsSync(file) ? read(file) : undefined;
  const secrets = { ...(known ?? made()), signingKeys: signingKeysWith(known?.signingKeys) } as Secrets;
  if (known === undefined || signers.some((name) => known.signingKeys?.[name] === undefined)) {
    // On the disk before anything is sealed with it: a power cut must not leave a log that nobody can open.
    writeDurably(file, JSON.stringify(secrets, null, 2));
  }
  return secrets;
}

function read(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch (cause) {
    throw new StartFault(
      `The secrets in ${file} cannot be read, and without them nobody can open the personal data beside them. Put the file back from a copy, or begin with another DATA_DIR.`,
      { cause },
    );
  }
}

function made(): Omit<Secrets, 'signingKeys'> {
  const passwords = Object.keys(roleNames).map((role) => [role, randomBytes(24).toString('base64url')]);
  return {
    masterKeys: randomBytes(32).toString('base64'),
    rolePasswords: Object.fromEntries(passwords) as RolePasswords,
  };
}

/** A key for each program that has none yet. */
export function signingKeysWith(known: Partial<Secrets['signingKeys']> = {}): Secrets['signingKeys'] {
  const keys = signers.map((name) => [name, known[name] ?? newSigningKey()]);
  return Object.fromEntries(keys) as Secrets['signingKeys'];
}

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSigningKey } from 'platform/crypto';
import { roleNames, type RolePasswords } from 'platform/migrations';
import { signers, type SignerName } from 'schemas/accounts/token';

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
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : undefined;
  const secrets = { ...(known ?? made()), signingKeys: signingKeysWith(known?.signingKeys) } as Secrets;
  if (known === undefined || signers.some((name) => known.signingKeys?.[name] === undefined)) {
    writeFileSync(`${file}.part`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(`${file}.part`, file);
  }
  return secrets;
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

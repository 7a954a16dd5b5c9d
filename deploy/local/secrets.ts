import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { roleNames, type RolePasswords } from 'platform/migrations';

/** The secrets of one data directory. Without them nobody can read the personal data in it. */
export interface Secrets {
  readonly masterKeys: string;
  readonly rolePasswords: RolePasswords;
}

/** Reads the secrets, or makes them; the file is its owner's alone. */
export function secretsIn(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    writeFileSync(`${file}.part`, JSON.stringify(made(), null, 2), { mode: 0o600 });
    renameSync(`${file}.part`, file);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
}

function made(): Secrets {
  const passwords = Object.keys(roleNames).map((role) => [role, randomBytes(24).toString('base64url')]);
  return {
    masterKeys: randomBytes(32).toString('base64'),
    rolePasswords: Object.fromEntries(passwords) as RolePasswords,
  };
}

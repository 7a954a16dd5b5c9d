import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The passwords that are tried first: some thirty thousand of the most used ones, as the password meter zxcvbn keeps them
 * (MIT). Case makes no difference, nor does what is put around the address itself.
 */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));

/** Whether a password is among the first that anybody would try. */
export function isCommonPassword(password: string, email?: string): boolean {
  const written = password.normalize('NFC').trim().toLowerCase();
  const isOneLetter = new Set(written).size <= 2;
  return isOneLetter || common.has(written) || (email !== undefined && written === email.trim().toLowerCase());
}

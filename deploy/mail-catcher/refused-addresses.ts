import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file beside the caught messages that names addresses without a mailbox, one a line. */
export const REFUSED_ADDRESSES = 'refused-addresses.txt';

/**
 * Whether an address is refused, as a server refuses one that it does not know: so it can be tried what becomes of a mail that
 * never comes. The file is read for each mail, and can be written while everything runs; without it everybody has a mailbox.
 */
export const refusedIn =
  (folder: string) =>
  async (address: string): Promise<boolean> => {
    const file = await readFile(join(folder, REFUSED_ADDRESSES), 'utf8').catch(unlessAbsent);
    return file.split('\n').some((line) => line.trim().toLowerCase() === address.toLowerCase());
  };

function unlessAbsent(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}

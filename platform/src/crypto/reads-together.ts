import { askedTogether } from '../database/asked-together';
import type { KeyStore, StoredKey } from './key-store';

/** Reads of a key store in one statement for all that ask at once: see `askedTogether`. One is under way at a time. */
export function readsTogether(read: KeyStore['read']): KeyStore['read'] {
  const ask = askedTogether<StoredKey>(
    async (subjectIds) => new Map((await read(subjectIds)).map((row) => [row.subjectId, row])),
  );
  return async (subjectIds) => {
    const found = await ask(subjectIds);
    return subjectIds.flatMap((subjectId) => found.get(subjectId) ?? []);
  };
}

import type { KeyStore } from './keyring';
import type { WrappedKey } from './master-keys';

/** Keys that live as long as the process, for tests and tools. */
export function memoryKeyStore(): KeyStore {
  const rows = new Map<string, WrappedKey | null>();
  return {
    read: (subjectIds) =>
      Promise.resolve(
        subjectIds.flatMap((subjectId) =>
          rows.has(subjectId) ? [{ subjectId, key: rows.get(subjectId) ?? null }] : [],
        ),
      ),
    add: (keys) => {
      for (const { subjectId, key } of keys) if (!rows.has(subjectId)) rows.set(subjectId, key);
      return Promise.resolve();
    },
    destroy: (subjectId) => {
      rows.set(subjectId, null);
      return Promise.resolve();
    },
  };
}

import type { WrappedKey } from './master-keys';

/** What sort of data a key protects: who may read keys of a class is decided by class. */
export type KeyClass = 'person' | 'bank';

/** Where wrapped keys are kept. */
export interface KeyStore {
  read(subjectIds: readonly string[]): Promise<StoredKey[]>;
  /** Adds those whose subject has no row; leaves the others as they are. */
  add(keys: readonly NewKey[]): Promise<void>;
  destroy(subjectId: string): Promise<void>;
}

/** `key` is null once it has been destroyed. */
export interface StoredKey {
  readonly subjectId: string;
  readonly key: WrappedKey | null;
}
export interface NewKey {
  readonly subjectId: string;
  readonly keyClass: KeyClass;
  readonly key: WrappedKey;
}

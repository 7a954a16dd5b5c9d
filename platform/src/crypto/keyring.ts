import { randomBytes } from 'node:crypto';
import { keyCache } from './key-cache';
import type { KeyClass, KeyStore } from './key-store';
import type { MasterKeys, OpeningKeys } from './master-keys';
import { readsTogether } from './reads-together';

/** A person's key, or that it was destroyed. */
export type SubjectKey = Buffer | 'erased';

/** The keys of data subjects, for whoever reads only. */
export interface KeyReader {
  /** The keys of those subjects that have or had one, in one statement at most. */
  loadMany(subjectIds: Iterable<string>): Promise<ReadonlyMap<string, SubjectKey>>;
  /** The log says that these people have been erased: whatever key of theirs is still at hand is not used any more. */
  forget(subjectIds: Iterable<string>): void;
}

/** The keys of data subjects: AES-256, one each, made on first use, never made again once destroyed. */
export interface Keyring extends KeyReader {
  /** The keys of all these subjects, made where there is none yet. Two processes that make one at once get the same. */
  makeMany(subjectIds: Iterable<string>, keyClass?: KeyClass): Promise<ReadonlyMap<string, SubjectKey>>;
  /** As `makeMany`, but keys that were read within 4 s will do: for data that is not written where its person was erased since. */
  haveMany(subjectIds: Iterable<string>): Promise<ReadonlyMap<string, SubjectKey>>;
  /**
   * Destroys a subject's key for good, and the name of their e-mail address; whether there was one or not, none is ever made again. Other processes
   * forget the key within 5 s. May be repeated.
   */
  destroy(subjectId: string): Promise<void>;
}

/** Those erased longest ago have no key anywhere by now. */
const MOST_GONE = 10_000;

/** What every reader of keys does, and what those who make and destroy them build on. */
function reading(store: Pick<KeyStore, 'read'>, opening: OpeningKeys) {
  const cache = keyCache<SubjectKey>();
  // A read that was under way when the key was destroyed must not bring it back.
  const gone = erasedPeople();
  const readNow = readsTogether((subjectIds) => store.read(subjectIds));

  const read = async (subjectIds: readonly string[], found: Map<string, SubjectKey>) => {
    if (subjectIds.length === 0) return;
    // Before the statement: a key that is destroyed while it runs must not live longer for that.
    const readAt = performance.now();
    for (const { subjectId, key } of await readNow(subjectIds)) {
      const opened = key === null ? 'erased' : opening.unwrap(key, subjectId);
      cache.put(subjectId, opened, readAt);
      found.set(subjectId, opened);
    }
  };
  const loadMany = async (subjectIds: Iterable<string>) => {
    const { found, missing } = cache.take(new Set(subjectIds));
    await read(missing, found);
    for (const subjectId of found.keys()) if (gone.has(subjectId)) found.set(subjectId, 'erased');
    return found;
  };
  return { cache, read, loadMany, forget: gone.add };
}

/** Opens what others have sealed: makes no key and destroys none. */
export function keyReader(store: Pick<KeyStore, 'read'>, opening: OpeningKeys): KeyReader {
  const { loadMany, forget } = reading(store, opening);
  return { loadMany, forget };
}

/** A keyring over a store, with a small cache of its own in which no key grows older than 4 s. */
export function keyring(store: KeyStore, master: MasterKeys): Keyring {
  const { cache, read, loadMany, forget } = reading(store, master);
  const ring: Keyring = {
    loadMany,
    forget,
    haveMany: async (subjectIds) => {
      const { found, missing } = cache.take(new Set(subjectIds));
      if (missing.length === 0) return found;
      return new Map([...found, ...(await ring.makeMany(missing))]);
    },
    makeMany: async (subjectIds, keyClass = 'person') => {
      const wanted = new Set(subjectIds);
      const found = new Map<string, SubjectKey>();
      // Of the store, not of the cache: nothing is sealed with a key that another process has destroyed.
      await read([...wanted], found);
      const without = [...wanted].filter((subjectId) => !found.has(subjectId));
      if (without.length === 0) return found;
      await store.add(
        without.map((subjectId) => ({ subjectId, keyClass, key: master.wrap(randomBytes(32), subjectId) })),
      );
      // Read back rather than used as made: another process may have been first.
      await read(without, found);
      return found;
    },
    destroy: async (subjectId) => {
      await store.destroy(subjectId);
      cache.forget(subjectId);
    },
  };
  return ring;
}

/** Whom the log has erased. */
function erasedPeople() {
  const gone = new Set<string>();
  return {
    has: (subjectId: string) => gone.has(subjectId),
    add: (subjectIds: Iterable<string>) => {
      for (const subjectId of subjectIds) gone.add(subjectId);
      for (const oldest of gone) {
        if (gone.size <= MOST_GONE) return;
        gone.delete(oldest);
      }
    },
  };
}

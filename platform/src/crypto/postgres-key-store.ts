import type { Queries } from '../database/database';
import type { KeyStore, StoredKey } from './key-store';

interface Row {
  readonly subject_id: string;
  readonly master_key_id: string | null;
  readonly wrapped_key: Buffer | null;
}

/** Keys in the schema `keys` (002-keys). A destroyed key leaves its row behind, empty. */
export function postgresKeyStore(db: Queries): KeyStore {
  return {
    read: async (subjectIds) => {
      // Every answer that is sealed asks this: parsing and planning it each time would show.
      const rows = await db.prepared<Row>(
        'select subject_id, master_key_id, wrapped_key from keys.subject_keys where subject_id = any($1)',
        [subjectIds],
      );
      return rows.map(storedKey);
    },
    add: async (keys) => {
      // In one order everywhere: two processes that add the same subjects must not wait for each other.
      const sorted = [...keys].sort((one, other) => (one.subjectId < other.subjectId ? -1 : 1));
      await db.query(
        `insert into keys.subject_keys (subject_id, key_class, master_key_id, wrapped_key)
         select * from unnest($1::text[], $2::text[], $3::text[], $4::bytea[])
         on conflict (subject_id) do nothing`,
        [
          sorted.map(({ subjectId }) => subjectId),
          sorted.map(({ keyClass }) => keyClass),
          sorted.map(({ key }) => key.masterKeyId),
          sorted.map(({ key }) => key.wrapped),
        ],
      );
    },
    destroy: async (subjectId) => {
      await db.query(
        `with forgotten as (delete from keys.address_names where subject_id = $1)
         insert into keys.subject_keys (subject_id, destroyed_at) values ($1, now())
         on conflict (subject_id) do update set master_key_id = null, wrapped_key = null,
           destroyed_at = coalesce(keys.subject_keys.destroyed_at, now())`,
        [subjectId],
      );
    },
  };
}

function storedKey({ subject_id: subjectId, master_key_id: masterKeyId, wrapped_key: wrapped }: Row): StoredKey {
  return { subjectId, key: masterKeyId === null || wrapped === null ? null : { masterKeyId, wrapped } };
}

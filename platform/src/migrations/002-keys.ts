import type { Knex } from 'knex';

/**
 * The keys of data subjects, apart from the log: backups of this schema must be kept for a shorter time than those of the
 * log, or a person who has been erased could be read again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema keys;
    create table keys.subject_keys (
      subject_id text primary key,
      key_class text not null default 'person',
      -- Which master key wrapped it; empty, with the key, once it has been destroyed. The row stays, so that none is made again.
      master_key_id text,
      wrapped_key bytea,
      created_at timestamptz not null default now(),
      destroyed_at timestamptz,
      constraint key_or_tombstone check ((destroyed_at is null) = (wrapped_key is not null and master_key_id is not null))
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop schema keys cascade');
}

import type { Knex } from 'knex';

/** Bytes by the hash of what they are: pictures of mock exams. What is compressed already is not compressed again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema blobs;
    create table blobs.blobs (
      hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
      media_type text not null,
      bytes bytea not null,
      kept_at timestamptz not null default now()
    );
    alter table blobs.blobs alter column bytes set storage external;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop schema blobs cascade');
}

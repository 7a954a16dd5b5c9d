import type { Knex } from 'knex';

/** Who does what only one process may do at a time, and until when unless it says so again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema held;
    create table held.leases (
      name text primary key,
      -- Of whoever holds it now; raised at each change, so that a write of an earlier holder can be told.
      token bigint not null,
      renewed_at timestamptz not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop schema held cascade');
}

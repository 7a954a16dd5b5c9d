import type { Knex } from 'knex';

/**
 * How often somebody has called or guessed, for all instances together. Nothing that must survive a crash: an unlogged
 * table costs no write-ahead log.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema limits;
    create unlogged table limits.counters (
      key varchar(255) primary key,
      points integer not null default 0,
      -- Milliseconds since 1970, by the clock of the service that began to count.
      expire bigint
    );
    create index counters_expire on limits.counters (expire);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop schema limits cascade');
}

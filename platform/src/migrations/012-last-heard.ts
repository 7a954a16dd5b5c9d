import type { Knex } from 'knex';

/** When somebody was heard of last, each few seconds anew: an unlogged table costs no write-ahead log, and after a crash all are heard again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create unlogged table limits.last_heard (
      key varchar(255) primary key,
      at timestamptz not null
    ) with (fillfactor = 50);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table limits.last_heard');
}

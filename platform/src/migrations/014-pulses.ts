import type { Knex } from 'knex';

/** When somebody was there last, one row each. Other than what was heard it has to be known after a crash: that is what it is for. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table limits.pulses (
      name varchar(80) primary key,
      at timestamptz not null
    ) with (fillfactor = 20);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table limits.pulses');
}

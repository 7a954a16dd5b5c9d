import type { Knex } from 'knex';

/** Since when a job is held up by an outage: it may have been asked for long before. Null where it is not, and of what an earlier release has held up. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table work.send_ledger add column held_since timestamptz');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table work.send_ledger drop column held_since');
}

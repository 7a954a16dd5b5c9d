import type { Knex } from 'knex';

/** How many of a job's attempts met an outage: those say nothing about the job, and do not use its attempts up. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table work.send_ledger add column outages integer not null default 0');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table work.send_ledger drop column outages');
}

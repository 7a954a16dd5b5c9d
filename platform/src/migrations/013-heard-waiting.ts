import type { Knex } from 'knex';

/** How much whoever was heard had done by then and not sent. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table limits.last_heard add column waiting integer');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table limits.last_heard drop column waiting');
}

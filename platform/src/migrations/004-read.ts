import type { Knex } from 'knex';

/** Where the projectors keep their tables; they create and swap them by themselves. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create schema read');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop schema read cascade');
}

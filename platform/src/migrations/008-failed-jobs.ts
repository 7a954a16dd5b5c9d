import type { Knex } from 'knex';

/** What has failed, in the order in which it is shown page by page. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `create index send_ledger_failed_by_time on work.send_ledger (settled_at, task, once_key) where state = 'failed'`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index work.send_ledger_failed_by_time');
}

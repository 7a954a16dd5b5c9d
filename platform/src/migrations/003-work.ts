import type { Knex } from 'knex';

/** What the workers know beside the log: how far each process has read, and what became of every effect that was asked for. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema work;
    create table work.process_checkpoints (
      process text primary key,
      position text not null,
      -- Why it stands still, or null while it runs.
      fault text,
      updated_at timestamptz not null default now()
    );
    create table work.send_ledger (
      task text not null,
      once_key text not null,
      data jsonb not null,
      state text not null default 'asked' check (state in ('asked', 'claimed', 'done', 'skipped', 'failed')),
      -- The event that led to it, and where it stands in the log.
      event_id text not null,
      position text not null,
      job_id text not null,
      asked_at timestamptz not null default now(),
      due_at timestamptz not null,
      queued_at timestamptz not null default now(),
      attempts integer not null default 0,
      claimed_until timestamptz,
      last_error text,
      settled_at timestamptz,
      primary key (task, once_key)
    );
    -- The two questions that are asked of all rows: what is not accounted for, and what has failed.
    create index send_ledger_open on work.send_ledger (due_at) where state in ('asked', 'claimed');
    create index send_ledger_failed on work.send_ledger (task) where state = 'failed';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop schema work cascade');
}

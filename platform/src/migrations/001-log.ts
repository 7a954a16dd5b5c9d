import type { Knex } from 'knex';

/**
 * The log: one table. Only one function writes it (`append-function.ts`).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(table);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop schema log cascade');
}

const table = `
create schema log;

create table log.events (
  position bigint primary key,
  -- Byte order whatever the database's own order is: names that begin alike stand together.
  stream text collate "C" not null,
  revision integer not null,
  id uuid not null,
  type text not null,
  -- Never searched: json keeps it as it was written, and is cheaper to write than jsonb.
  data json not null,
  meta json not null,
  -- On the last event of each append, made of stream and command id: a repeated command finds its first answer here.
  command_key uuid,
  constraint events_in_stream unique (stream, revision)
);
create unique index events_by_command on log.events (command_key) where command_key is not null;

do $$ begin
  if (select 'lz4' = any (enumvals) from pg_settings where name = 'default_toast_compression') then
    alter table log.events alter column data set compression lz4;
  end if;
end $$;`;

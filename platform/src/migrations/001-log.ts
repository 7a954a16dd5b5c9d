import type { Knex } from 'knex';

/**
 * The log: one table, one function that writes it. Position order is commit order, since the function takes a lock that
 * is held until its transaction has committed; so a reader's plain `position > checkpoint` misses nothing.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(table);
  await knex.raw(append);
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

/*
 * For many appends at once, no two of them to the same stream.
 *   appends  [{ s: stream, x: expected revision, c: command id, k: number of events }]
 *   events   [{ a: which append, from 1, o: which of its events, from 1, id, type, data, meta }]
 * Answers each append, n from 1: 'appended', 'repeated' (revision and position are those of the first time) or 'wrong'
 * (revision is the stream's own, -1 where there is none).
 *
 * Each statement after the lock sees all that was committed before it. The plan is made once a connection, so it must not
 * depend on how large the table happened to be then: only the indexes are used.
 */
const append = `
create function log.append(appends json, events json)
returns table (n bigint, outcome text, revision integer, last_position bigint)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
as $$
#variable_conflict use_column
declare
  top bigint;
begin
  perform pg_advisory_xact_lock(727006);
  select coalesce(max(position), 0) into top from log.events;
  return query
  with asked as (
    select n, s as stream, x as expected, k as size, md5(s || ' ' || c)::uuid as command_key
    from rows from (json_to_recordset(appends) as (s text, x integer, c text, k integer)) with ordinality as a(s, x, c, k, n)
  ), looked_up as (
    select asked.*, first.revision as first_revision, first.position as first_position, coalesce(head.revision, -1) as head
    from asked
    left join lateral (
      select e.revision, e.position from log.events e where e.command_key = asked.command_key limit 1
    ) first on true
    left join lateral (
      select e.revision from log.events e where e.stream = asked.stream order by e.revision desc limit 1
    ) head on true
  ), judged as (
    select *, case when first_position is not null then 'repeated' when head = expected then 'appended' else 'wrong' end as outcome
    from looked_up
  ), placed as (
    select *, top + sum(size) filter (where outcome = 'appended') over (order by n) as top_after from judged
  ), written as (
    insert into log.events (position, stream, revision, id, type, data, meta, command_key)
    select top_after - size + e.o, stream, expected + e.o, e.id, e.type, e.data, e.meta, case when e.o = size then command_key end
    from json_to_recordset(events) as e(a bigint, o integer, id uuid, type text, data json, meta json)
    join placed on n = e.a and outcome = 'appended'
  )
  select n, outcome,
    case outcome when 'repeated' then first_revision when 'appended' then expected + size else head end,
    case outcome when 'repeated' then first_position when 'appended' then top_after::bigint end
  from placed;
end $$;
revoke all on function log.append(json, json) from public;`;

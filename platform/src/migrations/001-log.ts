import type { Knex } from 'knex';

/**
 * The log: one table, one function that writes it. Position order is commit order, since the function takes a lock that
 * is held until its transaction has committed; so a reader's plain `position > checkpoint` misses nothing.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema log;
    create table log.events (
      position bigint primary key,
      stream text not null,
      revision integer not null,
      id uuid not null,
      type text not null,
      data json not null,
      meta json not null,
      constraint events_in_stream unique (stream, revision),
      constraint events_once unique (id)
    );

    -- Appends in their order: { s: stream, x: expected revision, e: [{ i: id, t: type, d: data, m: meta }] }.
    -- Answers each: 'appended', 'repeated' (its last event stands in the stream: the first time's answer) or 'wrong' (with the stream's revision).
    create function log.append(batch json) returns table (n integer, outcome text, revision integer, last_position bigint)
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    #variable_conflict use_column
    declare
      base bigint;
    begin
      perform pg_advisory_xact_lock(727006);
      select coalesce(max(e.position), 0) into base from log.events e;
      return query
      with asked as (
        select ordinality::integer as n, a ->> 's' as stream, (a ->> 'x')::integer as expected, a -> 'e' as events,
          json_array_length(a -> 'e') as size, (a -> 'e' -> -1 ->> 'i')::uuid as last_id
        from json_array_elements(batch) with ordinality as given(a, ordinality)
      ), judged as (
        select asked.*, seen.revision as seen_revision, seen.position as seen_position,
          coalesce((select e.revision from log.events e where e.stream = asked.stream order by e.revision desc limit 1), -1) as head
        from asked left join log.events seen on seen.id = asked.last_id
      ), taken as (
        select judged.*, base + sum(size) over (order by judged.n) - size as before
        from judged where seen_revision is null and head = expected
      ), written as (
        insert into log.events (position, stream, revision, id, type, data, meta)
        select taken.before + i, taken.stream, (taken.expected + i)::integer, (e ->> 'i')::uuid, e ->> 't', e -> 'd', e -> 'm'
        from taken, json_array_elements(taken.events) with ordinality as each(e, i)
      )
      select judged.n,
        case when seen_revision is not null then 'repeated' when head = expected then 'appended' else 'wrong' end,
        case when seen_revision is not null then seen_revision when head = expected then expected + size else head end,
        coalesce(seen_position, (select taken.before + taken.size from taken where taken.n = judged.n))::bigint
      from judged order by judged.n;
    end $$;
    revoke all on function log.append(json) from public;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop schema log cascade');
}

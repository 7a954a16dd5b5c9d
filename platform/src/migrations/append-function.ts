/** By which rights are given to it. */
export const appendFunction =
  'log.append(boolean, text[], integer[], text[], integer[], text[], text[], json[], json[], text[])';

/** As it was before it was told of people. Services of then call the one of now without them. */
const before = 'log.append(boolean, text[], integer[], text[], integer[], text[], text[], json[], json[])';

/**
 * The one function that writes the log. Position order is commit order, since it takes a lock that is held until its
 * transaction has committed; so a reader's plain `position > checkpoint` misses nothing.
 *
 * For many appends at once, no two of them to the same stream. One element of each array for each event, in their order;
 * `sizes` on the last event of each append: how many there are.
 * Answers `top`, the position before the first event, where all were appended and stand one after the other. Otherwise
 * `answers` has one for each append: 'appended', 'repeated' (revision and position are those of the first time) or
 * 'wrong' (revision is the stream's own, -1 where there is none; no position).
 *
 * Answers neither, and has written nothing, where one of the `people` has been erased: their key is looked for in the write
 * itself, so that whoever sealed their data with a key that was read a moment ago need not read it again.
 *
 * The plain way looks at the streams alone, not for commands: hardly any command is repeated at the revision it expects.
 * One that is breaks `events_by_command`, nothing is written, and the caller asks again with `careful`.
 *
 * Each statement after the lock sees all that was committed before it. The plan is made once a connection, so it must not
 * depend on how large the table happened to be then: only the indexes are used.
 */
export const createAppendFunction = `
drop function if exists log.append(json, json);
drop function if exists ${before};
create or replace function log.append(
  careful boolean,
  streams text[], revisions integer[], commands text[], sizes integer[],
  ids text[], types text[], datas json[], metas json[], people text[] default '{}',
  out top bigint, out answers json
)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
as $$
#variable_conflict use_column
declare
  start bigint;
begin
  perform pg_advisory_xact_lock(727006);
  if exists (select from keys.subject_keys where subject_id = any(people) and destroyed_at is not null) then return; end if;
  select coalesce(max(position), 0) into start from log.events;

  -- In a select list the arrays are read row by row; in FROM each would be stored first.
  if not careful and not exists (
    select from (select unnest(streams) as stream, unnest(revisions) as revision, unnest(sizes) as size) asked
    where size is not null and revision - size <> coalesce(
      (select max(e.revision) from log.events e where e.stream = asked.stream), -1)
  ) then
    insert into log.events (position, stream, revision, id, type, data, meta, command_key)
    select start + n, stream, revision, id::uuid, type, data, meta,
      case when size is not null then md5(stream || ' ' || command)::uuid end
    from (
      select generate_subscripts(streams, 1) as n, unnest(streams) as stream, unnest(revisions) as revision,
        unnest(commands) as command, unnest(sizes) as size,
        unnest(ids) as id, unnest(types) as type, unnest(datas) as data, unnest(metas) as meta
    ) given;
    top := start;
    return;
  end if;

  with asked as (
    select n, stream, revision - size as expected, size, md5(stream || ' ' || command)::uuid as command_key
    from unnest(streams, revisions, commands, sizes) with ordinality as a(stream, revision, command, size, n)
    where size is not null
  ), looked_up as (
    select asked.*, first.revision as first_revision, first.position as first_position, coalesce(head.revision, -1) as head
    from asked
    left join lateral (
      select e.revision, e.position from log.events e where e.command_key = asked.command_key limit 1
    ) first on true
    left join lateral (select max(e.revision) as revision from log.events e where e.stream = asked.stream) head on true
  ), judged as (
    select *, case when first_position is not null then 'repeated' when head = expected then 'appended' else 'wrong' end as outcome
    from looked_up
  ), placed as (
    select *, start + sum(size) filter (where outcome = 'appended') over (order by n) as last_position from judged
  ), written as (
    insert into log.events (position, stream, revision, id, type, data, meta, command_key)
    select last_position - (p.n - e.n), stream, e.revision, e.id::uuid, e.type, e.data, e.meta, case when e.n = p.n then command_key end
    from unnest(revisions, ids, types, datas, metas) with ordinality as e(revision, id, type, data, meta, n)
    join placed p on e.n between p.n - p.size + 1 and p.n and outcome = 'appended'
  )
  select json_agg(json_build_object(
    'outcome', outcome,
    'revision', case outcome when 'repeated' then first_revision when 'appended' then expected + size else head end,
    'position', (case outcome when 'repeated' then first_position when 'appended' then last_position::bigint end)::text
  ) order by n) into answers from placed;
end $$;
revoke all on function ${appendFunction} from public;`;

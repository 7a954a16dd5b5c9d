/** By which rights are given to it. */
export const headsFunction = 'log.read_stream_heads(integer)';

/**
 * Brings the heads of the streams up to date with the log, reading so many events at most; answers whether more remain.
 * Appends do not write heads: one statement for thousands of events costs a small part of one for each.
 * Position order is commit order, so nothing before the place that it has read to is ever missed. One at a time.
 */
export const createHeadsFunction = `
create or replace function log.read_stream_heads(most integer) returns boolean
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
declare
  done bigint;
  upto bigint;
begin
  -- A lock of its own: whoever reads heads keeps no append waiting.
  perform pg_advisory_xact_lock(727007);
  select position into done from log.stream_heads_read;
  select max(position) into upto from (select position from log.events where position > done order by position limit most) next;
  if upto is null then return false; end if;
  insert into log.stream_heads as h (stream, category, events, position, last_type, last_at)
    select distinct on (stream) stream, split_part(stream, '-', 1), revision + 1, position, type, meta ->> 'at'
      from log.events where position > done and position <= upto order by stream, position desc
    on conflict (stream) do update set events = excluded.events, position = excluded.position,
      last_type = excluded.last_type, last_at = excluded.last_at;
  update log.stream_heads_read set position = upto;
  return exists (select from log.events where position > upto);
end $$;
revoke all on function ${headsFunction} from public;`;

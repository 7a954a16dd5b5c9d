/** By which rights are given to it. */
export const furthestMet = 'log.furthest_met()';

/**
 * The furthest position that a read table or a process has met; null where there is none yet. With the rights of its owner:
 * a service that reads no read table must still learn whether the log is the one that they were made from.
 */
export const createFurthestMet = `
create or replace function log.furthest_met() returns text
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  tables text;
  processes text;
begin
  if to_regclass('read.projections') is not null then
    execute 'select max(position) from read.projections' into tables;
  end if;
  execute 'select max(position) from work.process_checkpoints' into processes;
  return greatest(tables, processes);
end $$;
revoke all on function log.furthest_met() from public;
`;

/** By which rights are given to it. */
export const fence = 'held.fence(text, bigint)';

/**
 * Whether a lease is still held under this token. While the transaction lasts nobody takes the lease over without ending it:
 * what it writes is the holder's. The lock comes first, as each statement in here sees what was committed before it.
 */
export const createFence = `
create or replace function held.fence(lease text, held bigint) returns boolean
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(727008, hashtext(lease));
  return exists (select from held.leases where name = lease and token = held);
end $$;
`;

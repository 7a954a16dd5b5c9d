/** By which rights are given to them. */
export const searchFunctions = [
  'log.places_to_search()',
  'log.rows_with(text, text[], text[], text[], text[], text[], text[])',
  'log.rows_held(text, text, text, text[])',
] as const;

/**
 * How somebody is looked for in the whole database, with the rights of its owner: what is told is how many rows hold them,
 * and never what stands there. Every table is found from the catalogue of the database, so that a new one is searched without
 * being named. The log itself is left to whoever can open it.
 */
export const createSearchFunctions = `
create or replace function log.places_to_search() returns setof text
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select format('%I.%I', n.nspname, c.relname)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'm') and c.relpersistence <> 't'
     and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
     -- What is sealed or packed tells SQL nothing: whoever can open it reads both.
     and (n.nspname, c.relname) not in (('log', 'events'), ('blobs', 'blobs'))
   order by 1;
$$;
-- A row counts that has something that is nobody else's (as patterns of LIKE, which are quick, and as regular expressions,
-- which are exact), or an id and, as all that one of its columns says, one of the other words. All in small letters but ids.
-- What is spared of the other words are columns that say whose they are, and are counted by that: a parent may be called
-- as the child was. A row about one of the others, who have the same address, is theirs unless it says more than that.
drop function if exists log.rows_with(text, text[], text[], text[], text[]);
drop function if exists log.rows_with(text, text[], text[], text[], text[], text[]);
create or replace function log.rows_with(place text, ids text[], words text[], sure text[], surely text[], spared text[], others text[]) returns bigint
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  found bigint;
begin
  -- A table may have been dropped since it was listed: another took its place.
  if to_regclass(place) is null then return 0; end if;
  execute format('select count(*) from %s t
     where (lower(t::text) like any ($3) and lower(t::text) ~ any ($4) and not t::text like any ($6))
        or (t::text like any ($1) and exists (
          select from jsonb_each(to_jsonb(t)) said
           where said.key <> all ($5) and jsonb_typeof(said.value) = ''string'' and lower(btrim(said.value #>> ''{}'')) = any ($2)))',
    to_regclass(place)::text) into found using ids, words, sure, surely, spared, others;
  return found;
end $$;
-- Rows in which a column that is theirs is not empty.
create or replace function log.rows_held(place text, subject text, held text, ids text[]) returns bigint
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  found bigint;
begin
  if to_regclass(place) is null then return 0; end if;
  execute format('select count(*) from %s where %I = any ($1) and %I is not null', to_regclass(place)::text, subject, held)
    into found using ids;
  return found;
end $$;
${searchFunctions.map((name) => `revoke all on function ${name} from public;`).join('\n')}
`;

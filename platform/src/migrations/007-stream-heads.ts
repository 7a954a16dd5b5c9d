interface Statements {
  readonly raw: (sql: string) => PromiseLike<unknown>;
}

/** The last event of each stream, so that streams are found without walking the log. */
export async function up(knex: Statements): Promise<void> {
  await knex.raw(tables);
}

export async function down(knex: Statements): Promise<void> {
  await knex.raw('drop table log.stream_heads, log.stream_heads_read');
}

const tables = `
create table log.stream_heads (
  -- As in log.events.
  stream text collate "C" primary key,
  category text collate "C" not null,
  events integer not null,
  position bigint not null,
  last_type text not null,
  last_at text
);
create index stream_heads_by_category on log.stream_heads (category, position desc);

-- How far of the log the heads know.
create table log.stream_heads_read (only_one boolean primary key default true check (only_one), position bigint not null);
insert into log.stream_heads_read (position) values (0);
insert into log.stream_heads (stream, category, events, position, last_type, last_at)
  select distinct on (stream) stream, split_part(stream, '-', 1), revision + 1, position, type, meta ->> 'at'
    from log.events order by stream, revision desc;
update log.stream_heads_read set position = (select coalesce(max(position), 0) from log.events);`;

import type { Knex } from 'knex';

/**
 * By which names e-mail addresses stand in the log: chance, found by the keyed hash of the address, and gone with the key
 * of whose it is. In the schema of the keys, whose backups are kept for a shorter time than those of the log.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table keys.address_names (
      email_index text primary key,
      name text not null,
      -- Whose erasure takes the row away: of an account, or, until there is one, of the sign-up that was begun last.
      subject_id text not null,
      is_account boolean not null
    );
    create index address_names_subject on keys.address_names (subject_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table keys.address_names');
}

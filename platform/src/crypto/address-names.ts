import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/database';

/** Whose an address is, so that it is forgotten with them. */
export interface AddressOwner {
  readonly subjectId: string;
  /** An account has it, and keeps it; a sign-up that was begun gives way to a later one, and to an account. */
  readonly isAccount: boolean;
}

/**
 * The names by which e-mail addresses stand in the log. They are chance: once the key of its owner is destroyed, nothing
 * leads from an address to its name, not even the master keys. `index`: the keyed hash of the address.
 */
export interface AddressNames {
  find(index: string): Promise<string | undefined>;
  /** The name that it has, or a new one; of many that ask at once all are told the same. */
  make(index: string, owner: AddressOwner): Promise<string>;
  /** The same for an address that belongs to no account: its name is whose it is, and goes with the key of that name. */
  makeOwn(index: string): Promise<string>;
}

/** As long as a keyed hash, in the same letters. */
export const newAddressName = (): string => randomBytes(32).toString('base64url');

/** In the schema `keys` (009-address-names); the key store takes them away with the key of their owner. */
export function postgresAddressNames(db: Queries): AddressNames {
  return {
    find: async (index) =>
      (await db.one<{ name: string }>('select name from keys.address_names where email_index = $1', [index]))?.name,
    make: async (index, { subjectId, isAccount }) => {
      const row = await db.one<{ name: string }>(
        `insert into keys.address_names as known (email_index, name, subject_id, is_account) values ($1, $2, $3, $4)
         on conflict (email_index) do update set
           subject_id = case when known.is_account and not excluded.is_account then known.subject_id else excluded.subject_id end,
           is_account = known.is_account or excluded.is_account
         returning name`,
        [index, newAddressName(), subjectId, isAccount],
      );
      return nameIn(row);
    },
    makeOwn: async (index) =>
      nameIn(
        await db.one<{ name: string }>(
          `insert into keys.address_names as known (email_index, name, subject_id, is_account) values ($1, $2, $2, true)
           on conflict (email_index) do update set name = known.name returning name`,
          [index, newAddressName()],
        ),
      ),
  };
}

function nameIn(row: { readonly name: string } | undefined): string {
  if (!row) throw new Error('an address was given no name');
  return row.name;
}

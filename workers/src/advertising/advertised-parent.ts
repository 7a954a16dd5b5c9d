import { readsOf } from 'platform/database/reads';
import { NotYet } from 'platform/jobs';
import { accounts } from 'schemas/accounts/accounts.table';
import { advertisedParents } from 'schemas/advertising/advertised-parents.table';
import type { RowOf } from 'schemas/describe/table';
import type { Readable } from '../people';

type Wish = Pick<RowOf<typeof advertisedParents>, 'textVersion' | 'receiver' | 'agreedAt'>;

/** A parent, and what they agree to as far as the read tables know. */
export interface AdvertisedParent extends Wish {
  readonly accountId: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Of most parents nothing is kept of this at all. */
const noWish: Wish = { textVersion: null, receiver: null, agreedAt: null };

/** @throws where nobody of this id is known yet: the read tables may be a moment behind the event that led here */
export async function advertisedParent(db: Readable, accountId: string): Promise<AdvertisedParent | 'erased'> {
  const holder = await readsOf(db, accounts)
    .from(accounts)
    .select(['email', 'parentFirstName as firstName', 'parentLastName as lastName'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (holder === undefined) throw new NotYet(`the read tables do not know ${accountId} yet`);
  const { email, ...names } = holder;
  if (email === null) return 'erased';
  const wish = await readsOf(db, advertisedParents)
    .from(advertisedParents)
    .select(['textVersion', 'receiver', 'agreedAt'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return { accountId, email, ...names, ...(wish ?? noWish) };
}

import { readsOf } from 'platform/database/reads';
import { NotYet } from 'platform/jobs';
import { advertisedParents } from 'schemas/advertising/advertised-parents.table';
import type { RowOf } from 'schemas/describe/table';
import type { Readable } from '../people';

type Row = RowOf<typeof advertisedParents>;

/** A parent, and what they agree to as far as the read tables know. */
export type AdvertisedParent = Omit<Row, 'email' | 'withdrawnAt'> & { readonly email: string };

/** @throws where nobody of this id is known yet: the read tables may be a moment behind the event that led here */
export async function advertisedParent(db: Readable, accountId: string): Promise<AdvertisedParent | 'erased'> {
  const row = await readsOf(db, advertisedParents)
    .from(advertisedParents)
    .select(['accountId', 'email', 'firstName', 'lastName', 'textVersion', 'receiver', 'agreedAt'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) throw new NotYet(`the read tables do not know ${accountId} yet`);
  const { email, ...parent } = row;
  return email === null ? 'erased' : { ...parent, email };
}

import { readsOf } from 'platform/database/reads';
import { NotYet } from 'platform/jobs';
import { accounts } from 'schemas/accounts/accounts.table';
import { children } from 'schemas/accounts/children.table';
import { erasures } from 'schemas/privacy/erasures.table';
import type { Readable } from '../people';
import { paidForChild, type PaidForChild } from './paid-for-child';

/** What a mail about an erasure tells of it. */
export interface ErasureTold {
  readonly whom: 'child' | 'family';
  /** The child's name; null of a family, and for an address that nobody has confirmed: a name is whatever was typed. */
  readonly child: string | null;
  /** Whether something else is still to be erased of the family. */
  readonly othersStand: boolean;
  /** What is paid for the child alone; null of a family. */
  readonly paid: PaidForChild | null;
}

/** @throws where the erasure is not known yet: the read tables may be a moment behind the event that led here */
export async function erasureTold(
  db: Readable,
  { erasureId, accountId }: { readonly erasureId: string; readonly accountId: string },
  now: Date,
): Promise<ErasureTold> {
  const reads = readsOf(db, accounts, children, erasures);
  const one = await reads
    .from(erasures)
    .select(['familyId', 'whom', 'learnerId'])
    .where('erasureId', '=', erasureId)
    .executeTakeFirst();
  if (one === undefined) throw new NotYet(`the read tables do not know the erasure ${erasureId} yet`);
  const { familyId, whom, learnerId } = one;
  const [holder, child, other, paid] = await Promise.all([
    reads.from(accounts).select('emailConfirmedAt').where('accountId', '=', accountId).executeTakeFirst(),
    reads
      .from(children)
      .select('name')
      .where('learnerId', '=', learnerId ?? '')
      .executeTakeFirst(),
    reads
      .from(erasures)
      .select('erasureId')
      .where('familyId', '=', familyId)
      .where('state', '=', 'asked')
      .where('erasureId', '<>', erasureId)
      .limit(1)
      .executeTakeFirst(),
    learnerId === null ? null : paidForChild(db, { familyId, learnerId }, now),
  ]);
  const mayBeNamed = holder !== undefined && holder.emailConfirmedAt !== null;
  return { whom, child: mayBeNamed ? (child?.name ?? null) : null, othersStand: other !== undefined, paid };
}

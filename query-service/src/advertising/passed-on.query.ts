import type { Reads } from 'platform/database/reads';
import { answer } from 'platform/http';
import { accounts } from 'schemas/accounts/accounts.table';
import { advertisedParents } from 'schemas/advertising/advertised-parents.table';
import { getWhatWePassedOn } from 'schemas/advertising/advertising.contract';
import { passedOn } from 'schemas/advertising/passed-on.table';
import { subscribers } from 'schemas/marketing/subscribers.table';

const SHOWN = 100;

export const passedOnQuery = answer(
  getWhatWePassedOn,
  { reads: [advertisedParents, passedOn, accounts, subscribers] },
  async (_, { db, caller }) => {
    const [wish, rows, mailingList] = await Promise.all([
      db
        .from(advertisedParents)
        .select(['textVersion', 'receiver', 'agreedAt', 'withdrawnAt'])
        .where('accountId', '=', caller.accountId)
        .executeTakeFirst(),
      db
        .from(passedOn)
        .select(['conversion', 'receiver', 'fields', 'at', 'outcome'])
        .where('accountId', '=', caller.accountId)
        .orderBy('at', 'desc')
        .orderBy('conversionId')
        .limit(SHOWN)
        .execute(),
      listedAt(db, caller.accountId),
    ]);
    return {
      agreed: agreedOf(wish),
      withdrawnAt: wish?.withdrawnAt ?? null,
      mailingList,
      passedOn: rows.map(({ fields, ...row }) => ({ ...row, fields: fields ?? '' })),
    };
  },
);

type Db = Reads<'accounts_accounts' | 'marketing_subscribers'>;

/** Only of an address that was shown to be theirs: whoever typed somebody else's is told nothing of its owner. */
async function listedAt(db: Db, accountId: string) {
  const holder = await db
    .from(accounts)
    .select(['email', 'emailConfirmedAt'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (typeof holder?.email !== 'string' || holder.emailConfirmedAt === null) return null;
  const email = holder.email.toLowerCase();
  const listed = await db
    .from(subscribers)
    .select(['provider', 'toldAt'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .where('toldAt', 'is not', null)
    .executeTakeFirst();
  return listed === undefined ? null : told(listed);
}

const told = ({ provider, toldAt }: { readonly provider: string | null; readonly toldAt: string | null }) =>
  provider === null || toldAt === null ? null : { provider, toldAt };

interface Wish {
  readonly textVersion: string | null;
  readonly receiver: string | null;
  readonly agreedAt: string | null;
}

function agreedOf(wish: Wish | undefined) {
  const { textVersion = null, receiver = null, agreedAt = null } = wish ?? {};
  if (textVersion === null || receiver === null || agreedAt === null) return null;
  return { textVersion, receiver, agreedAt };
}

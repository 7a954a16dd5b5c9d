import { answer } from 'platform/http';
import { advertisedParents } from 'schemas/advertising/advertised-parents.table';
import { getWhatWePassedOn } from 'schemas/advertising/advertising.contract';
import { passedOn } from 'schemas/advertising/passed-on.table';

const SHOWN = 100;

export const passedOnQuery = answer(
  getWhatWePassedOn,
  { reads: [advertisedParents, passedOn] },
  async (_, { db, caller }) => {
    const [wish, rows] = await Promise.all([
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
    ]);
    return {
      agreed: agreedOf(wish),
      withdrawnAt: wish?.withdrawnAt ?? null,
      passedOn: rows.map(({ fields, ...row }) => ({ ...row, fields: fields ?? '' })),
    };
  },
);

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

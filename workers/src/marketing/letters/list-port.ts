import { byCode, readsOf } from 'platform/database/reads';
import { NotYet } from 'platform/jobs';
import { letters } from 'schemas/marketing/letters/letters.table';
import { subscribers } from 'schemas/marketing/subscribers.table';
import type { Readable } from '../../people';

export interface Letter {
  readonly version: number;
  readonly subject: string;
  readonly body: string;
}

/** The mailing list, and what is written to it. */
export interface MailingList {
  /** A letter, at this version or a later one. @throws NotYet where the read tables do not have it yet */
  readonly letter: (letterId: string, version: number) => Promise<Letter>;
  /** Who is on the list, by the codes of their ids' letters, as everybody sorts them. */
  readonly after: (subscriberId: string, limit: number) => Promise<string[]>;
}

export const mailingListIn = (db: Readable): MailingList => ({
  letter: async (letterId, version) => {
    const row = await readsOf(db, letters)
      .from(letters)
      .select(['version', 'subject', 'body'])
      .where('letterId', '=', letterId)
      .executeTakeFirst();
    if (row === undefined || row.version < version) throw new NotYet(`the read tables do not know ${letterId} yet`);
    return row;
  },
  after: async (subscriberId, limit) => {
    const id = byCode('subscriberId');
    const rows = await readsOf(db, subscribers)
      .from(subscribers)
      .select('subscriberId')
      .where('state', '=', 'confirmed')
      .where(id, '>', subscriberId)
      .orderBy(id)
      .limit(limit)
      .execute();
    return rows.map((row) => row.subscriberId);
  },
});

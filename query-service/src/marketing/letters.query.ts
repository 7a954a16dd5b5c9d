import { answer } from 'platform/http';
import type { OutcomesOf } from 'platform/jobs';
import { letterMail, rendered } from 'platform/mail';
import { accounts } from 'schemas/accounts/accounts.table';
import { getLetters, previewLetter } from 'schemas/marketing/letters/letter.contract';
import { letters } from 'schemas/marketing/letters/letters.table';
import { subscribers } from 'schemas/marketing/subscribers.table';
import { namesOf } from '../names-of';

const MOST = 50;
/** As the workers call it. */
const TASK = 'marketing.letter-mail';

/** Nobody is at the end of the link of a preview. */
const NO_LINK = 'https://example.org/';

export const previewLetterQuery = answer(previewLetter, { reads: [] }, (words) => {
  const { text, html } = rendered(letterMail, { ...words, leave: NO_LINK });
  return Promise.resolve({ text, html });
});

/** What became of each mail is known by the ledger of the workers alone; it knows ids and no addresses. */
export const lettersQuery = (outcomesOf: OutcomesOf) =>
  answer(getLetters, { reads: [accounts, letters, subscribers] }, async (_, { db }) => {
    const [rows, on] = await Promise.all([
      db.from(letters).selectAll().orderBy('writtenAt', 'desc').orderBy('letterId').limit(MOST).execute(),
      db
        .from(subscribers)
        .select((eb) => eb.fn.countAll<string>().as('readers'))
        .where('state', '=', 'confirmed')
        .executeTakeFirstOrThrow(),
    ]);
    const became = await outcomesOf(
      TASK,
      rows.map(({ letterId }) => letterId),
    );
    const names = await namesOf(
      db,
      rows.flatMap(({ writtenBy, releasedBy }) => [writtenBy, releasedBy].filter((id) => id !== null)),
    );
    const nameOf = (id: string) => names.get(id) ?? 'somebody who has been erased';
    return {
      readers: Number(on.readers),
      letters: rows.map(({ releasedAt, releasedBy, writtenBy, ...letter }) => {
        const { done: sent = 0, skipped = 0, failed = 0, waiting = 0 } = became.get(letter.letterId) ?? {};
        const release = {
          ...(releasedAt !== null && { releasedAt }),
          ...(releasedBy !== null && { releasedBy: nameOf(releasedBy) }),
        };
        return { ...letter, ...release, writtenBy: nameOf(writtenBy), sent, skipped, failed, waiting };
      }),
    };
  });

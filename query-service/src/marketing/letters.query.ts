import { answer } from 'platform/http';
import type { OutcomesOf } from 'platform/jobs';
import { letterMail, rendered } from 'platform/mail';
import { getLetters, previewLetter } from 'schemas/marketing/letters/letter.contract';
import { letters } from 'schemas/marketing/letters/letters.table';
import { subscribers } from 'schemas/marketing/subscribers.table';

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
  answer(getLetters, { reads: [letters, subscribers] }, async (_, { db }) => {
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
    return {
      readers: Number(on.readers),
      letters: rows.map(({ releasedAt, ...letter }) => {
        const { done: sent = 0, skipped = 0, failed = 0, waiting = 0 } = became.get(letter.letterId) ?? {};
        return { ...letter, ...(releasedAt !== null && { releasedAt }), sent, skipped, failed, waiting };
      }),
    };
  });

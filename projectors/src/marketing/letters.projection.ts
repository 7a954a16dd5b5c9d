import { atEach, set } from 'platform/projections';
import { letters } from 'schemas/marketing/letters/letters.table';
import { readModel } from '../read-model';

export const lettersProjection = readModel(letters, { version: 1 }).fold({
  LetterWritten: (row, { data: { letterId, version, subject, body }, meta }) =>
    row
      ? set(row, { version, subject, body, writtenAt: meta.at })
      : {
          letterId,
          version,
          subject,
          body,
          state: 'draft',
          writtenAt: meta.at,
          releasedAt: null,
          recipients: 0,
          left: 0,
        },
  LetterReleased: (row, { meta }) => set(row, { state: 'released', releasedAt: meta.at }),
  LetterAddressed: (row, { data: { firstNumber, subscriberIds } }) =>
    set(row, { recipients: firstNumber + subscriberIds.length }),
  LetterAddressedToAll: (row, { data: { recipients } }) => set(row, { state: 'addressed', recipients }),
  SubscriptionEnded: atEach(
    ({ letterId }) => (letterId === undefined ? [] : [letterId]),
    (row) => row && set(row, { left: row.left + 1 }),
  ),
});

import { atEach, set } from 'platform/projections';
import { letters } from 'schemas/marketing/letters/letters.table';
import { readModel } from '../read-model';

export const lettersProjection = readModel(letters, { version: 2 }).fold({
  LetterWritten: (row, { data: { letterId, version, subject, body }, meta }) =>
    row
      ? set(row, { version, subject, body, writtenAt: meta.at, writtenBy: meta.actorId })
      : {
          letterId,
          version,
          subject,
          body,
          state: 'draft',
          writtenAt: meta.at,
          writtenBy: meta.actorId,
          releasedAt: null,
          releasedBy: null,
          recipients: 0,
          left: 0,
        },
  LetterReleased: (row, { meta }) => set(row, { state: 'released', releasedAt: meta.at, releasedBy: meta.actorId }),
  LetterAddressed: (row, { data: { firstNumber, subscriberIds } }) =>
    set(row, { recipients: firstNumber + subscriberIds.length }),
  LetterAddressedToAll: (row, { data: { recipients } }) => set(row, { state: 'addressed', recipients }),
  SubscriptionEnded: atEach(
    ({ letterId }) => (letterId === undefined ? [] : [letterId]),
    (row) => row && set(row, { left: row.left + 1 }),
  ),
});

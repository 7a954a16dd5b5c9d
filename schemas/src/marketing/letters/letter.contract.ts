import Type from 'typebox';
import { admins, adminsAfterPassword, service } from '../../accounts/roles';
import { command, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Id, Instant, SeenLine, SeenLines, Shape, Text } from '../../describe/schema';
import { READERS_AT_ONCE } from './letter.events';

// It becomes a header, and is the first that anybody reads of us: nothing in it turns the text about.
const Subject = SeenLine(150);
const Body = SeenLines(10_000);
/** Of which version somebody speaks: nobody sends or writes over what they have not seen. */
const seen = { letterId: Id, version: Count };

export const writeLetter = command({
  call: 'POST /marketing/writeLetter',
  who: admins,
  summary: 'Keeps a letter to the mailing list, or a new version of it; 0 is the version of a new one.',
  request: { ...seen, subject: Subject, body: Body },
  reply: { version: Count },
  refusals: ['LetterIsOut', 'LetterChangedMeanwhile'],
});

export const askLetterProof = command({
  call: 'POST /marketing/askLetterProof',
  who: admins,
  summary: 'Sends the letter to whoever asks, and to nobody else.',
  request: seen,
  refusals: ['LetterChangedMeanwhile'],
});

export const releaseLetter = command({
  call: 'POST /marketing/releaseLetter',
  who: adminsAfterPassword,
  does: 'sends a letter to everybody on the mailing list',
  summary: 'Sends the letter to everybody who is on the list, once, however often and by however many it is asked for.',
  request: seen,
  refusals: ['LetterChangedMeanwhile'],
});

export const addressLetter = command({
  call: 'POST /marketing/addressLetter',
  who: service('workers'),
  summary: 'Notes further readers of a letter that was released; those who are noted already are passed over.',
  request: { letterId: Id, subscriberIds: Type.Array(Id, { minItems: 1, maxItems: READERS_AT_ONCE }) },
});

export const closeLetter = command({
  call: 'POST /marketing/closeLetter',
  who: service('workers'),
  summary: 'Says that all readers of a letter are noted.',
  request: { letterId: Id },
});

export const previewLetter = query({
  call: 'POST /marketing/previewLetter',
  who: admins,
  summary: 'The mail that a letter would be.',
  request: { subject: Subject, body: Body },
  reply: { text: Type.String(), html: Type.String() },
});

export const getLetters = query({
  call: 'POST /marketing/getLetters',
  who: admins,
  summary: 'The newest 50 letters, what became of each, and how many are on the list.',
  reply: {
    readers: Count,
    letters: Type.Array(
      Shape({
        letterId: Id,
        version: Count,
        subject: Text(150),
        body: Text(10_000),
        state: Type.Enum(['draft', 'released', 'addressed']),
        writtenAt: Instant,
        /** As the office knows whoever wrote the version that stands, and whoever sent it. */
        writtenBy: Type.String(),
        releasedAt: Maybe(Instant),
        releasedBy: Maybe(Type.String()),
        recipients: Count,
        waiting: Count,
        sent: Count,
        failed: Count,
        /** Had left the list before their turn came. */
        skipped: Count,
        left: Count,
      }),
    ),
  },
});

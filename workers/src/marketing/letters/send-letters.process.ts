import { start } from 'platform/jobs';
import { process } from '../../process';
import { addressLetterJob } from './address-letter.job';
import { letterMailJob } from './letter-mail.job';
import { letterProof } from './letter-proof.job';

/** In ms, from one mail to the next: 14,400 in an hour, and room for the mails that somebody waits for. */
const PACE = 250;

/**
 * A letter: its readers are noted in the log, some at a time, and each is a job of its own, once, in its turn. Whatever
 * dies in between goes on where it was.
 */
export const sendLetters = process('send-letters', {
  LetterProofAsked: ({ data, id }) => start(letterProof, { ...data, eventId: id }),
  LetterReleased: ({ data: { letterId } }) => start(addressLetterJob, { letterId }),
  LetterAddressed: ({ data: { letterId, firstNumber, subscriberIds }, meta }) =>
    subscriberIds.map((subscriberId, index) =>
      start(
        letterMailJob,
        { letterId, subscriberId },
        { at: new Date(Date.parse(meta.at) + (firstNumber + index) * PACE) },
      ),
    ),
});

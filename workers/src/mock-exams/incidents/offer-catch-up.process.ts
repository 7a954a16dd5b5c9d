import { start } from 'platform/jobs';
import { process } from '../../process';
import { bookCatchUpJob } from './book-catch-up.job';
import { catchUpMail } from './catch-up-mail.job';

/** Whoever is to catch up has a place booked, and their family is told why. */
export const offerCatchUp = process('offer-catch-up', {
  MockIncidentDecided: ({ data: { sessionId, decisionId, catchUp } }) =>
    (catchUp?.seats ?? []).flatMap(({ learnerId, familyId }) => [
      start(bookCatchUpJob, { sessionId, decisionId, learnerId }),
      start(catchUpMail, { decisionId, catchUpSessionId: catchUp?.sessionId ?? '', learnerId, familyId }),
    ]),
});

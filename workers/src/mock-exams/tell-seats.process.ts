import { start } from 'platform/jobs';
import { process } from '../process';
import { arrangedMailJob } from './arranged/arranged-mail.job';
import { followSessionJob } from './follow-session.job';
import { returnExamJob } from './return-exam.job';
import { seatMail } from './seat-mail.job';
import { DAY_MS, hasDayBefore } from './seat-mails';

interface Seat {
  readonly sessionId: string;
  readonly learnerId: string;
  readonly familyId: string;
}

/** The day before, unless that is over already. */
function reminder({ sessionId, learnerId, familyId }: Seat, startsAt: string, now: string) {
  const at = new Date(Date.parse(startsAt) - DAY_MS);
  const data = { sessionId, learnerId, familyId, news: 'day before' as const, of: startsAt, startsAt };
  return hasDayBefore(startsAt, now) ? [start(seatMail, data, { at })] : [];
}

/** Bookings go with their session, and whoever has one hears of all that becomes of it, each once. */
export const tellSeats = process('tell-seats', {
  BookingMade: ({ data: { sessionId, learnerId, familyId, bookedAt, startsAt }, meta }) => {
    const told = { sessionId, learnerId, familyId, news: 'booked' as const, of: bookedAt };
    if (startsAt === undefined) return start(seatMail, told);
    return [
      // The session may have been called off in the same moment.
      start(followSessionJob, { sessionId, learnerId, at: bookedAt }),
      start(seatMail, { ...told, startsAt }),
      ...reminder({ sessionId, learnerId, familyId }, startsAt, meta.at),
    ];
  },
  BookingMoved: ({ data: { sessionId, learnerId, familyId, startsAt, wasAt, movedAt }, meta }) => [
    start(seatMail, {
      sessionId,
      learnerId,
      familyId,
      news: 'moved',
      of: movedAt,
      startsAt,
      ...(wasAt !== undefined && { wasAt }),
    }),
    ...reminder({ sessionId, learnerId, familyId }, startsAt, meta.at),
  ],
  BookingCancelled: ({ data: { sessionId, learnerId, familyId, cancelledAt } }) =>
    start(seatMail, { sessionId, learnerId, familyId, news: 'given back', of: cancelledAt }),
  BookingCalledOff: ({ data: { sessionId, learnerId, familyId, calledOffAt } }) => [
    start(seatMail, { sessionId, learnerId, familyId, news: 'called off', of: calledOffAt }),
    start(returnExamJob, { sessionId, learnerId, familyId, calledOffAt }),
  ],
  // Who booked before is told by these what is arranged now; who books later, by the mail about that.
  BookingArrangementsSet: ({ data: { sessionId, learnerId, familyId, setAt } }) =>
    start(arrangedMailJob, { sessionId, learnerId, familyId, of: setAt }),
  BookingArrangementsCleared: ({ data: { sessionId, learnerId, familyId, clearedAt } }) =>
    start(arrangedMailJob, { sessionId, learnerId, familyId, of: clearedAt }),
  StandingArrangementsSet: ({ data: { learnerId, familyId, setAt } }) =>
    start(arrangedMailJob, { sessionId: null, learnerId, familyId, of: setAt }),
  ExamSessionMoved: ({ data: { sessionId, movedAt } }) =>
    start(followSessionJob, { sessionId, learnerId: 'all', at: movedAt }),
  ExamSessionCancelled: ({ data: { sessionId, cancelledAt } }) =>
    start(followSessionJob, { sessionId, learnerId: 'all', at: cancelledAt }),
});

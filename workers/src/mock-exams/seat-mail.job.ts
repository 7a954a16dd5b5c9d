import Type from 'typebox';
import { job } from 'platform/jobs';
import { Id, Instant } from 'schemas/describe/schema';
import { standsSeat } from 'schemas/mock-exams/sessions/sessions.contract';
import { bookedMail, calledOffMail, dayBeforeMail, movedMail, seatTold } from './seat-mails';
import type { Services } from '../services';

const mails = { booked: bookedMail, moved: movedMail, 'called off': calledOffMail, 'day before': dayBeforeMail };

/** What a family is told about a seat: when it is booked, moved, called off, and the day before. */
export const seatNews = ['booked', 'moved', 'called off', 'day before'] as const;

const data = {
  sessionId: Id,
  learnerId: Id,
  familyId: Id,
  news: Type.Enum([...seatNews]),
  /** What makes it this one of several: when it was booked or called off, or to when it was moved. */
  of: Instant,
  /** When the session begins, as it was then. */
  startsAt: Type.Optional(Instant),
};

/**
 * One mail about one seat. Whoever has no seat any more, or one at another time, is not told of it as if they had; nor is
 * anybody told of what has begun, where the mail had to wait so long.
 */
export const seatMail = job<typeof data, Services>('mock-exams.seat-mail', {
  data,
  once: ({ sessionId, learnerId, news, of }) => `${sessionId} ${learnerId} ${news} ${of}`,
  run: async ({ sessionId, learnerId, familyId, news, startsAt }, services) => {
    const { person, mail, allowed, examSeat, publicUrl, now } = services;
    if (news !== 'called off' && startsAt !== undefined && new Date(startsAt) <= now()) return 'skipped';
    const expected = startsAt === undefined ? {} : { startsAt };
    if (news !== 'called off' && !(await allowed(standsSeat, { sessionId, learnerId, ...expected }))) return 'skipped';
    const [parent, seat] = await Promise.all([person(familyId), examSeat(sessionId, learnerId)]);
    if (parent === 'erased') return 'skipped';
    return mail({ to: parent.email, template: mails[news], values: seatTold(seat, publicUrl, startsAt) });
  },
});

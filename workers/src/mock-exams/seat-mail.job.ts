import Type, { type Static } from 'typebox';
import { job } from 'platform/jobs';
import { Id, Instant } from 'schemas/describe/schema';
import { standsSeat } from 'schemas/mock-exams/sessions/sessions.contract';
import { bookedMail, calledOffMail, dayBeforeMail, givenBackMail, movedMail, seatTold } from './seat-mails';
import type { Services } from '../services';

const mails = {
  booked: bookedMail,
  moved: movedMail,
  'given back': givenBackMail,
  'called off': calledOffMail,
  'day before': dayBeforeMail,
};

/** What a family is told about a seat: when it is booked, moved, given back, called off, and the day before. */
export const seatNews = ['booked', 'moved', 'given back', 'called off', 'day before'] as const;

const data = {
  sessionId: Id,
  learnerId: Id,
  familyId: Id,
  news: Type.Enum([...seatNews]),
  /** What makes it this one of several: when it was booked or called off, or to when it was moved. */
  of: Instant,
  /** When the session begins, as it was then. */
  startsAt: Type.Optional(Instant),
  /** Where it was moved: when it was to begin before. */
  wasAt: Type.Optional(Instant),
};

/**
 * One mail about one seat. Whoever has no seat any more, or one at another time, is not told of it as if they had, and whoever has it
 * again not that it is given back; nor is anybody told of what has begun, where the mail had to wait so long.
 */
export const seatMail = job<typeof data, Services>('mock-exams.seat-mail', {
  data,
  once: ({ sessionId, learnerId, news, of }) => `${sessionId} ${learnerId} ${news} ${of}`,
  run: async (told, services) => {
    const { sessionId, learnerId, familyId, news, of, startsAt, wasAt } = told;
    const { person, mail, examSeat, publicUrl, now } = services;
    if (news !== 'called off' && startsAt !== undefined && new Date(startsAt) <= now()) return 'skipped';
    if (!(await isStillSo(told, services))) return 'skipped';
    const [parent, seat] = await Promise.all([person(familyId), examSeat(sessionId, learnerId)]);
    if (parent === 'erased') return 'skipped';
    return mail({
      to: parent.email,
      template: mails[news],
      values: seatTold(seat, publicUrl, { startsAt, wasAt, of }),
    });
  },
});

type Told = Static<Type.TObject<typeof data>>;

/** Whether the child has the seat that is told of, or has none where that is told. */
async function isStillSo({ sessionId, learnerId, news, startsAt }: Told, { allowed }: Services): Promise<boolean> {
  if (news === 'called off') return true;
  const expected = startsAt === undefined ? {} : { startsAt };
  const stands = await allowed(standsSeat, { sessionId, learnerId, ...expected });
  return stands === (news !== 'given back');
}

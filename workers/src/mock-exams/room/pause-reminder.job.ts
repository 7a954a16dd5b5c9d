import Type from 'typebox';
import { job } from 'platform/jobs';
import { Id, Instant } from 'schemas/describe/schema';
import type { Services } from '../../services';
import { pauseMail, pauseTold } from './pause-mail';

/** How many admins are told of a room that stands still, beside whoever stopped it. */
export const ADMINS_TOLD = 5;

const data = {
  sessionId: Id,
  /** Absent: of the whole room. */
  learnerId: Type.Optional(Id),
  pausedAt: Instant,
  /** After how many. */
  minutes: Type.Integer({ minimum: 1, maximum: 1_440 }),
  /** Who stopped it. */
  actorId: Id,
  /** 0: to them; else to the first, the second … admin who is another. */
  place: Type.Integer({ minimum: 0, maximum: ADMINS_TOLD }),
};

/** A pause that nobody has ended so far: one mail to one of those who can. */
export const pauseReminderJob = job<typeof data, Services>('mock-exams.pause-reminder', {
  data,
  once: ({ sessionId, learnerId = 'all', pausedAt, minutes, place }) =>
    `${sessionId} ${learnerId} ${pausedAt} ${minutes} ${place}`,
  run: async ({ sessionId, learnerId, pausedAt, minutes, actorId, place }, services) => {
    const { pausedSince, reports, person, mail, publicUrl } = services;
    if ((await pausedSince(sessionId, learnerId ?? null)) !== pausedAt) return 'skipped';
    const others = (await reports.adminIds()).filter((id) => id !== actorId);
    const accountId = place === 0 ? actorId : others[place - 1];
    if (accountId === undefined) return 'skipped';
    const told = await person(accountId);
    if (told === 'erased') return 'skipped';
    const about = { sessionId, pausedAt, minutes, isOfOne: learnerId !== undefined };
    const values = pauseTold(Object.assign({ startsAt: await reports.startsAt(sessionId) }, about), publicUrl);
    return mail({ to: told.email, template: pauseMail, values });
  },
});

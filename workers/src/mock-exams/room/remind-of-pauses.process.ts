import { start } from 'platform/jobs';
import { process } from '../../process';
import { ADMINS_TOLD, pauseReminderJob } from './pause-reminder.job';

const MINUTE_MS = 60_000;

/** In minutes: a fire alarm takes a quarter of an hour, and whoever stopped one child's clock may have gone to another room. */
const REMINDED_AFTER = [10, 30, 60, 180];

/** A pause goes on until somebody ends it: whoever stopped the clock is reminded, of a whole room other admins too. */
export const remindOfPauses = process('remind-of-pauses', {
  ExamRoomPaused: ({ data: { sessionId, learnerId, pausedAt }, meta }) => {
    const paused = { sessionId, pausedAt, actorId: meta.actor.id, ...(learnerId !== undefined && { learnerId }) };
    const places = Array.from({ length: learnerId === undefined ? 1 + ADMINS_TOLD : 1 }, (_, place) => place);
    return REMINDED_AFTER.flatMap((minutes) => {
      const at = new Date(Date.parse(pausedAt) + minutes * MINUTE_MS);
      return places.map((place) => start(pauseReminderJob, { ...paused, minutes, place }, { at }));
    });
  },
});

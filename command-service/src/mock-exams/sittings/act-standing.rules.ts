import { GRACE_SECONDS, type PaperTimes, type SittingTimes } from 'schemas/mock-exams/sittings/times.rules';
import type { Act, ActPlace, Standing } from './act-events.rules';

interface Moment {
  readonly times: SittingTimes;
  readonly now: string;
}

/** By our clock; the device's is believed for what was captured in time and is here within the grace, and for no more. */
export function standingOf({ at }: Act, place: ActPlace, moment: Moment): Standing {
  const times = moment.times.papers[place.paper - 1];
  const captured = believable(at, times);
  // Nobody goes on there any more once the paper is over: what such a device has kept is looked at by staff.
  if (isElsewhere(captured, place)) return times?.endedAt ? 'late' : 'elsewhere';
  if (!times?.endedAt) return inRunningPaper(captured, moment);
  return isBefore(captured, times.endedAt) && isBefore(moment.now, times.graceEndsAt) ? 'grace' : 'late';
}

/** Nothing is done in a paper before it was opened: such a word counts as none. */
const believable = (at: string | undefined, paper: PaperTimes | undefined): string | undefined =>
  at !== undefined && isBefore(paper?.openedAt ?? undefined, at) ? at : undefined;

/** What was done before another device took over may still come from the one before. */
const isElsewhere = (captured: string | undefined, { sitting, deviceId }: ActPlace): boolean =>
  deviceId !== sitting.deviceId && !isBefore(captured, sitting.takenOverAt);

/** By the device's own word. */
export const isBefore = (captured: string | undefined, instant: string | null): boolean =>
  captured !== undefined && instant !== null && Date.parse(captured) <= Date.parse(instant);

/** Nobody gains by a pause: what was done before it may still be on its way for a little, and is told apart as after the end. */
function inRunningPaper(captured: string | undefined, { times: { pausedSince }, now }: Moment): Standing {
  if (pausedSince === null) return 'open';
  const isOnItsWay = Date.parse(now) <= Date.parse(pausedSince) + GRACE_SECONDS * 1_000;
  return isOnItsWay && isBefore(captured, pausedSince) ? 'grace' : 'later';
}

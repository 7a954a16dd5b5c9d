import type { Ms } from '../sittings/running-time.rules';
import { lastDone, savingAt, waitingAt, type SavingTrack } from './saving.rules';

/** In ms: so long after the server has decided something a page may not have heard of it. */
export const REPLY_MS = 1_500;

/** Whether it is not known what the badge of a page said at a moment. */
export const isBadgeUnsure = (track: SavingTrack, now: Ms): boolean =>
  changesTab(track, now) || mayHaveGivenWay(track, now) || isSavingUnsure(track, now);

/**
 * A reply that is still on its way would make another badge; and what took longer than a reply may have failed, which the badge says
 * at once.
 */
function isSavingUnsure(track: SavingTrack, now: Ms): boolean {
  if (waitingAt(track, now).some(({ at, savedAt }) => savedAt - at > REPLY_MS)) return true;
  const [heard, unheard] = [savingAt(track, now), savingAt(track, now, REPLY_MS)];
  return heard.kind !== unheard.kind || heard.answers !== unheard.answers;
}

/** In ms: what a child undid within so long, and before it was sent, never reaches us. */
const GIVES_WAY_WITHIN = 1_000;

/** Whether something may have waited that is in no log, since what was done next took its place: the badge began to count with it. */
function mayHaveGivenWay({ acts, savedBy, missing }: SavingTrack, now: Ms): boolean {
  const index = lastDone({ acts }, now);
  const [next, missed = 0] = [acts[index + 1], missing[index + 1]];
  if (next && now > next.at - missed * GIVES_WAY_WITHIN) return missed > 0;
  const isOnItsWay = (one: number): boolean => (savedBy[one] ?? -Infinity) + REPLY_MS > now;
  for (let one = index; one >= 0 && isOnItsWay(one); one -= 1) if ((missing[one] ?? 0) > 0) return true;
  return false;
}

/** Between the last act of one page and the first of the next the page was loaded anew, nobody knows when. */
export function changesTab(track: SavingTrack, now: Ms): boolean {
  const index = lastDone(track, now);
  const [before, after] = [track.acts[index], track.acts[index + 1]];
  return before !== undefined && after !== undefined && before.tab !== after.tab;
}

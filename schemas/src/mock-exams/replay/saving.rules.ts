import type { Ms } from '../sittings/running-time.rules';
import type { DoneAct } from './done-acts.rules';

/** What a badge says of what was done: all of it safe, on its way, or kept on the device meanwhile. */
export interface Saving {
  readonly kind: 'safe' | 'saving' | 'kept';
  /** When something was saved last; null before. */
  readonly savedAt: Ms | null;
  /** How many questions have an answer that waits. */
  readonly answers: number;
  /** How many acts wait. */
  readonly acts: number;
}

/** In ms, as the child's page has it: what takes longer is told to be on its way, and then to be kept on the device. */
export const SAVING_AFTER = 400;
export const KEPT_AFTER = 3_500;

/** The acts of one device, so that what waits at a moment is found without going through all of them. */
export interface SavingTrack {
  /** In the order in which they were done. */
  readonly acts: readonly DoneAct[];
  /** Of each and those before it, when the last was saved. */
  readonly savedBy: readonly Ms[];
  /** When each was saved, sorted. */
  readonly saves: readonly Ms[];
  /** Of each, how many numbers of its tab are missing just before it: what was undone before it was sent is in no log. */
  readonly missing: readonly number[];
}

export function savingTrack(acts: readonly DoneAct[]): SavingTrack {
  const inOrder = acts.toSorted((one, other) => one.at - other.at);
  let latest = -Infinity;
  const savedBy = inOrder.map(({ savedAt }) => (latest = Math.max(latest, savedAt)));
  const saves = acts.map(({ savedAt }) => savedAt).toSorted((one, other) => one - other);
  return { acts: inOrder, savedBy, saves, missing: missingBefore(inOrder) };
}

function missingBefore(acts: readonly DoneAct[]): readonly number[] {
  const last = new Map<string, number>();
  return acts.map(({ tab, event }) => {
    const { seq } = event.data.claim;
    const before = last.get(tab) ?? 0;
    last.set(tab, seq);
    return Math.max(0, seq - before - 1);
  });
}

/** How many of these sorted instants are not after a moment. */
export function countBy(instants: readonly Ms[], now: Ms): number {
  return firstWhere(instants.length, (index) => (instants[index] ?? Infinity) > now);
}

/** The first index for which something holds that holds for all after it; the length where it holds for none. */
export function firstWhere(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The last act that was done by then; -1 for none. */
export const lastDone = ({ acts }: Pick<SavingTrack, 'acts'>, now: Ms): number =>
  firstWhere(acts.length, (index) => (acts[index]?.at ?? Infinity) > now) - 1;

/** What the badge said at a moment. @param lag how long a reply takes to be heard, in ms. */
export function savingAt(track: SavingTrack, now: Ms, lag: Ms = 0): Saving {
  const waiting = waitingAt(track, now, lag);
  const lastSave = track.saves[countBy(track.saves, now - lag) - 1] ?? null;
  const since = waiting.reduce((first, { at }) => Math.min(first, at), Infinity);
  const waits = waiting.length === 0 ? 0 : now - Math.max(since, lastSave === null ? -Infinity : lastSave + lag);
  const answered = waiting.filter(({ event: { type } }) => type === 'MockChoiceMade' || type === 'MockAnswerSubmitted');
  return {
    kind: waits < SAVING_AFTER ? 'safe' : waits < KEPT_AFTER ? 'saving' : 'kept',
    savedAt: lastSave,
    answers: new Set(answered.map(({ event }) => event.data.questionId)).size,
    acts: waiting.length,
  };
}

/** What had been done and was not saved at a moment. @param lag how long a reply takes to be heard, in ms. */
export function waitingAt(track: SavingTrack, now: Ms, lag: Ms = 0): readonly DoneAct[] {
  const waiting: DoneAct[] = [];
  for (let index = lastDone(track, now); index >= 0 && (track.savedBy[index] ?? 0) + lag > now; index -= 1) {
    const act = track.acts[index];
    if (act && act.savedAt + lag > now) waiting.push(act);
  }
  return waiting;
}

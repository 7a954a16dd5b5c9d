import { clockOf } from '../sittings/deadlines.rules';
import { running } from '../sittings/running-time.rules';
import type { TimeFacts } from '../sittings/time-facts';
import type { TileStage } from './tile-stage';

/** After so much time that runs, whoever has not come, or has answered nothing, is looked after. */
export const IDLE_SECONDS = 300;

/** `not-here`: nothing was heard of them; `not-begun`: they are in the waiting room still; `no-answer`: their paper is open. */
export type Idle = 'not-here' | 'not-begun' | 'no-answer';

const idles: Readonly<Partial<Record<TileStage, Idle>>> = {
  absent: 'not-here',
  waiting: 'not-begun',
  paper: 'no-answer',
};

/** What a child at a stage, who has done nothing in it so far, has not done for too long; null: it is not too long yet. */
export function idleAt(stage: TileStage, facts: TimeFacts, now: string): Idle | null {
  const idle = idles[stage] ?? null;
  return idle !== null && secondsRun(facts, idle, now) > IDLE_SECONDS ? idle : null;
}

/** For how many whole minutes by now. */
export const idleMinutesAt = (idle: Idle, facts: TimeFacts, now: string): number =>
  Math.floor(secondsRun(facts, idle, now) / 60);

/** Since the start, or since their paper was opened. A pause or a rest is none of it: nobody can come to what stands still. */
function secondsRun(facts: TimeFacts, idle: Idle, now: string): number {
  const { start, opened, pauses } = clockOf(facts, Date.parse(now));
  const from = idle === 'no-answer' ? (opened.at(-1)?.at ?? start) : start;
  return running(pauses, { from, until: Date.parse(now) }) / 1_000;
}

import { keptJson, tab } from '../../../../client/device-store';
import { sittingMemory } from '../../../../client/sitting-memory';
import type { Tracker } from './desk-state';

interface Remembered {
  readonly tracker: Tracker;
  readonly serverNow: string;
  /** By the device's clock: how long ago that was is all that is taken from it. */
  readonly deviceNow: number;
}

/** Keeps a sitting for a reload without a connection, while a paper of it is open and in the break after it; else forgets it. */
export function keepInTab(learnerId: string, tracker: Tracker, serverNow: string): void {
  const said: Remembered = { tracker, serverNow, deviceNow: Date.now() };
  const isBetween = tracker.currentMockExamStage === 'STAGE_BREAK_TIME';
  if (tracker.paperKey === undefined && !isBetween) sittingMemory.forget();
  else sittingMemory.keep(learnerId, said);
}

/** What this tab remembers of the sitting of one child, and what the server's time should be now. */
export function recalled(learnerId: string) {
  const kept = sittingMemory.of(learnerId) as Remembered | undefined;
  if (!kept) return undefined;
  const passed = Math.max(0, Date.now() - kept.deviceNow);
  return { ...kept, now: new Date(Date.parse(kept.serverNow) + passed).toISOString() };
}

interface Numbered {
  readonly sessionId: string;
  readonly numbers: readonly (readonly [string, number])[];
}

/** What a tab remembers of the numbers of the questions that were open in it: ids and numbers, no word of a paper. */
const inTab = keptJson<Numbered>(tab, 'question-numbers');

export const keepNumbers = (sessionId: string, numbers: ReadonlyMap<string, number>): void =>
  inTab.write({ sessionId, numbers: [...numbers] });

export const forgetNumbers = inTab.forget;

/** Those of this session that are known in this tab, also after a reload. */
export function knownNumbers(sessionId: string): ReadonlyMap<string, number> {
  const kept = inTab.read();
  return new Map(kept?.sessionId === sessionId ? kept.numbers : []);
}

import { keptJson, tab } from './device-store';
import { session } from './session';

interface Remembered {
  readonly learnerId: string;
  readonly said: unknown;
}

const inTab = keptJson<Remembered>(tab, 'sitting');

/**
 * What a tab remembers of the exam that is being sat in it, so that a reload without a connection goes on. Only as long as the same
 * child is signed in: whoever comes after them finds nothing.
 */
export const sittingMemory = {
  keep: (learnerId: string, said: unknown): void => inTab.write({ learnerId, said }),
  of: (learnerId: string): unknown => {
    const kept = inTab.read();
    return kept?.learnerId === learnerId ? kept.said : undefined;
  },
  forget: inTab.forget,
};

/** From the start of the page on. */
export function forgetSittingOfOthers(): void {
  const look = () => {
    const kept = inTab.read();
    if (kept !== undefined && kept.learnerId !== session.current()?.learnerId) sittingMemory.forget();
  };
  session.watch(look);
  look();
}

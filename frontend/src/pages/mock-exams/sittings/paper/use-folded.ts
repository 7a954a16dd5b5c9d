import { useSyncExternalStore } from 'react';
import { device, fromJson } from '../../../../client/device-store';

interface Kept {
  readonly sessionId: string;
  /** 1 for the first. */
  readonly paper: number;
  /** The ids of sections. */
  readonly folded: readonly string[];
}

interface Sat extends Pick<Kept, 'sessionId' | 'paper'> {
  readonly learnerId: string;
}

/**
 * Which passages, tables and pictures a child has hidden in the paper that they sit: it stays so over a pause, a rest and a reload,
 * on this device, until the next paper. Ids alone, no word of a paper.
 */
export function useFolded({ learnerId, sessionId, paper }: Sat) {
  const name = `exam-folded.${learnerId}`;
  const text = useSyncExternalStore(
    (listener) => device.watch(name, listener),
    () => device.read(name),
  );
  const folded = foldedIn(text, { sessionId, paper });
  const onFold = (sectionId: string, isFolded: boolean): void => {
    const others = folded.filter((one) => one !== sectionId);
    const kept: Kept = { sessionId, paper, folded: isFolded ? [...others, sectionId] : others };
    device.write(name, JSON.stringify(kept));
  };
  return { folded, onFold };
}

function foldedIn(text: string | undefined, sat: Pick<Kept, 'sessionId' | 'paper'>): readonly string[] {
  const kept = fromJson(text) as Partial<Kept> | undefined;
  return kept?.sessionId === sat.sessionId && kept.paper === sat.paper ? (kept.folded ?? []) : [];
}

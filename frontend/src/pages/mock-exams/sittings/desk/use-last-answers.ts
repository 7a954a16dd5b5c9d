import { useEffect } from 'react';
import type { DeskState } from './desk-state';
import type { SittingDesk } from './sitting-desk';

const LOOK_MS = 20_000;
/** After the end of a paper: whatever another device has kept has come by then, or somebody has to look after it. */
const UNTIL_MS = 15 * 60_000;

/**
 * Where one child used several devices, what one had kept may come after the others are done: each looks again for a while, so
 * that none of them goes on showing too few answers. Whoever sat on one asks nothing.
 */
export function useLastAnswers(desk: SittingDesk, state: DeskState, now: string): void {
  const looks = isOneOfSeveral(state) && isJustOver(state, now);
  useEffect(() => {
    if (!looks) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void desk.look();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [desk, looks]);
}

const isOneOfSeveral = ({ sitting, isActive }: DeskState): boolean => !isActive || (sitting?.takeOvers ?? 0) > 0;

function isJustOver({ sitting }: DeskState, now: string): boolean {
  const endedAt = sitting?.clock.papers.at(-1)?.ended?.at;
  return endedAt !== undefined && Date.parse(now) - Date.parse(endedAt) < UNTIL_MS;
}

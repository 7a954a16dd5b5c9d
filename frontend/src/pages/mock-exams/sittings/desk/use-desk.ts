import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { session, useSession } from '../../../../client/session';
import { onRestored } from '../../../../client/restored';
import type { DeskState } from './desk-state';
import { otherTabs } from './other-tabs';
import { SittingDesk } from './sitting-desk';

let theirs: SittingDesk | undefined;

function deskOf(learnerId: string): SittingDesk {
  if (theirs?.learnerId !== learnerId) {
    theirs?.close();
    theirs = new SittingDesk(learnerId);
  }
  return theirs;
}

// On logging out nothing stays for whoever comes next, on whatever page.
session.watch(() => {
  if (theirs === undefined || theirs.learnerId === session.current()?.learnerId) return;
  theirs.close();
  theirs = undefined;
});
onRestored(() => theirs?.comeBack());

otherTabs.hear((word) => {
  if (word === 'news') void theirs?.look();
  void theirs?.lookBeside();
});

const look = (desk: SittingDesk): void => void desk.look();

/** The sitting of the child who is signed in, kept going as long as a page of it stands. @param enter what the page asks first */
export function useDesk(enter = look): { readonly desk: SittingDesk; readonly state: DeskState } {
  const desk = deskOf(useSession()?.learnerId ?? '');
  const state = useSyncExternalStore(desk.watch, desk.status);
  useEffect(() => {
    enter(desk);
    const isSeen = () => document.visibilityState === 'visible';
    const ticking = setInterval(() => desk.tick(isSeen()), 1_000);
    const seen = () => {
      if (isSeen()) desk.comeBack();
    };
    globalThis.addEventListener('online', desk.comeBack);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(ticking);
      desk.leave();
      globalThis.removeEventListener('online', desk.comeBack);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [desk, enter]);
  return { desk, state };
}

/** How often a page is drawn anew: a stage that begins is met within this, as long as nothing else happens. */
const DRAWN_EACH_MS = 500;

/** The server's time, and the page drawn anew as it goes on. */
export function useServerNow(desk: SittingDesk): string {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(draw, DRAWN_EACH_MS);
    return () => clearInterval(timer);
  }, [desk]);
  return desk.clock.now();
}

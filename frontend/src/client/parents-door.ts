import { useEffect, useState } from 'react';
import { session, useSession } from './session';

/** `does`: what follows once the password is given, where it is said. */
type Ask = (does: string | undefined) => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Where a command that is for parents alone asks for the password. */
export const parentsDoor = {
  /** Whether the door has been opened now; not where nobody can be asked. Calls that come together are asked for once. */
  knock: (does?: string): Promise<boolean> => {
    if (ask === undefined) return Promise.resolve(false);
    asking ??= ask(does).finally(() => {
      asking = undefined;
    });
    return asking;
  },
  /** Says how whoever sits here is asked. @returns what takes it back */
  answeredBy: (asks: Ask): (() => void) => {
    ask = asks;
    return () => {
      if (ask === asks) ask = undefined;
    };
  },
};

/** Milliseconds until the door shuts here; 0 where it is shut. */
export const doorOpenMs = (): number => Math.max(0, (session.current()?.doorShutsAt ?? 0) - Date.now());

const LOOK_EVERY_MS = 20_000;

/** For how many minutes the parents' door is still open in this browser, the begun one included; 0 where it is shut. */
export function useDoorMinutes(): number {
  const shutsAt = useSession()?.doorShutsAt;
  const [, look] = useState(0);
  useEffect(() => {
    const left = doorOpenMs();
    if (left === 0) return undefined;
    const again = () => look((times) => times + 1);
    const [every, atLast] = [setInterval(again, LOOK_EVERY_MS), setTimeout(again, left + 50)];
    return () => {
      clearInterval(every);
      clearTimeout(atLast);
    };
  }, [shutsAt]);
  return Math.ceil(doorOpenMs() / 60_000);
}

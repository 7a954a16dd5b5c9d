import { useSyncExternalStore } from 'react';
import type { ReplyOf } from 'schemas/describe/contract';
import type { validateUser } from 'schemas/accounts/accounts.contract';
import { device, type DeviceStore } from './device-store';

/** Who is signed in, as the browser keeps it: the spec's email, accessToken and roles, and what the top bar shows. What an earlier release kept names no `learners`. */
export type Session = Omit<ReplyOf<typeof validateUser>, 'position'>;

export interface SessionStore {
  readonly current: () => Session | undefined;
  readonly open: (session: Session) => void;
  /** `expired`: the server ended it, and whoever it was will want to come back to the same page. */
  readonly close: (why?: 'left' | 'expired') => void;
  /** Whether somebody has left in this tab, and nobody has signed in since. */
  readonly wasLeft: () => boolean;
  /** Whose session the server has ended on this device, and nobody has signed in since. */
  readonly endedFor: () => string | undefined;
  readonly watch: (listener: () => void) => () => void;
}

const name = 'session';
const ended = 'session-ended';

export function sessionStore(store: DeviceStore): SessionStore {
  let text: string | undefined;
  let session: Session | undefined;
  let left = false;
  // The same object as long as the text is the same, as React asks of a snapshot.
  const current = () => {
    const now = store.read(name);
    if (now !== text) [text, session] = [now, parsed(now)];
    return session;
  };
  return {
    current,
    open: ({ email, accessToken, roles, childName, learnerId, learners, expiresInSeconds }) => {
      left = false;
      store.write(ended, undefined);
      store.write(
        name,
        JSON.stringify({ email, accessToken, roles, childName, learnerId, learners, expiresInSeconds }),
      );
    },
    close: (why = 'left') => {
      left = why === 'left';
      // Another tab may have been told before this one.
      if (left) store.write(ended, undefined);
      else store.write(ended, current()?.learnerId ?? store.read(ended));
      store.write(name, undefined);
    },
    wasLeft: () => left,
    endedFor: () => store.read(ended),
    watch: (listener) => store.watch(name, listener),
  };
}

function parsed(text: string | undefined): Session | undefined {
  if (text === undefined) return undefined;
  try {
    const kept = JSON.parse(text) as Partial<Session> | null;
    if (kept?.email === undefined || kept.accessToken === undefined || !Array.isArray(kept.roles)) return undefined;
    return { learners: [], ...kept } as Session;
  } catch {
    return undefined;
  }
}

export const session = sessionStore(device);

/** Whether somebody is on the free trial: a plan on top of it lifts its limits. */
export function useIsOnTrial(): boolean {
  const roles = useSession()?.roles ?? [];
  return roles.includes('ROLE_FREE_USER') && !roles.includes('ROLE_USER');
}

/** A page that was made at build time knows nobody: whoever is signed in is seen once it runs. */
const nobody = () => undefined;

export const useSession = () => useSyncExternalStore(session.watch, session.current, nobody);

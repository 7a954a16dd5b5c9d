import { useCallback, useState } from 'react';
import { signOut, validateUser } from 'schemas/accounts/accounts.contract';
import type { RequestOf } from 'schemas/describe/contract';
import { beingWritten } from './answers/being-written';
import { call } from './call';
import { useCommand } from './contract';
import { forgetAnswers } from './kept';
import { leaveLook } from './look';
import { device } from './device-store';
import { position } from './position';
import { session } from './session';

/**
 * Signing in: on success the session is kept and its roles are given. Where many log in at once it waits its turn; `waits`
 * says for how many seconds.
 */
export function useSignIn() {
  const [waits, setWaits] = useState<number>();
  const command = useCommand(validateUser, setWaits);
  const { run } = command;
  const signIn = useCallback(
    async (request: RequestOf<typeof validateUser>) => {
      const before = position.highest();
      const reply = await run(request);
      if (!reply) return undefined;
      forgetAnswers();
      position.signedIn(reply.position, before);
      session.open(reply);
      return reply.roles;
    },
    [run],
  );
  return { ...command, signIn, waits };
}

/** Ends the session here at once, and on the server as soon as it hears of it. Answers not yet sent stay on the device. */
export function leave(): void {
  if (session.looking()) {
    void leaveLook();
    return;
  }
  const { pathname } = globalThis.location;
  if (/^\/(app|mock-exams)\//.test(pathname)) device.write(lastPlace, pathname);
  beingWritten.drop();
  session.close();
  forgetAnswers();
  void call(signOut, {}).catch(() => undefined);
}

const lastPlace = 'left-at';

/** The page of ours on which somebody signed out on this device. */
export const leftAt = (): string | undefined => device.read(lastPlace);

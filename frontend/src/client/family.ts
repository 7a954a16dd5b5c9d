import { useCallback } from 'react';
import { chooseLearner, openParentsDoor, shutParentsDoor } from 'schemas/accounts/family.contract';
import { answers } from './answers/saved';
import { useCommand } from './contract';
import { takeSession } from './renew-session';
import type { Coming, Session } from './session';

/** Runs a command whose reply takes the place of the session; says whether it did. */
function useTaking<Q, R extends Session>(run: (request: Q) => Promise<R | undefined>, coming: Coming) {
  return useCallback(
    async (request: Q): Promise<boolean> => {
      const reply = await run(request);
      if (reply) await takeSession(reply, coming);
      return reply !== undefined;
    },
    [run, coming],
  );
}

/** Says who is practising here. What the child before them has still to send is sent first, as far as it can be. */
export function useChooseLearner() {
  const command = useCommand(chooseLearner);
  const take = useTaking(command.run, 'chosen');
  const choose = async (learnerId: string) => {
    await answers.sendNow();
    return take({ learnerId });
  };
  return { ...command, choose };
}

/** Opens the parents' door of this browser with the password. */
export function useOpenDoor() {
  const command = useCommand(openParentsDoor);
  const take = useTaking(command.run, 'instead');
  return { ...command, open: (password: string) => take({ password }) };
}

/** Shuts it before its time. */
export function useShutDoor() {
  const command = useCommand(shutParentsDoor);
  const take = useTaking(command.run, 'instead');
  return { ...command, shut: () => take({}) };
}

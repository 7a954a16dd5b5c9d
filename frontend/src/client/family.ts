import { useCallback } from 'react';
import { chooseLearner, openParentsDoor, shutParentsDoor } from 'schemas/accounts/family.contract';
import { answers } from './answers/saved';
import { useCommand } from './contract';
import { takeSession } from './renew-session';

/** Says who is practising here. What the child before them has still to send is sent first, as far as it can be. */
export function useChooseLearner() {
  const command = useCommand(chooseLearner);
  const { run } = command;
  const choose = useCallback(
    async (learnerId: string): Promise<boolean> => {
      await answers.sendNow();
      const reply = await run({ learnerId });
      if (reply) await takeSession(reply, 'chosen');
      return reply !== undefined;
    },
    [run],
  );
  return { ...command, choose };
}

/** Opens the parents' door of this browser with the password. */
export function useOpenDoor() {
  const command = useCommand(openParentsDoor);
  const { run } = command;
  const open = useCallback(
    async (password: string): Promise<boolean> => {
      const reply = await run({ password });
      if (reply) await takeSession(reply, 'instead');
      return reply !== undefined;
    },
    [run],
  );
  return { ...command, open };
}

/** Shuts it before its time. */
export function useShutDoor() {
  const command = useCommand(shutParentsDoor);
  const { run } = command;
  const shut = useCallback(async () => {
    const reply = await run({});
    if (reply) await takeSession(reply, 'instead');
  }, [run]);
  return { ...command, shut };
}

import type { ClientRequest } from 'node:http';

/** In milliseconds: how long a call may be unanswered before its service is asked whether it stands still, and how long that waits. */
export const patience = { call: 1_500, question: 3_300 };

/**
 * Breaks off the calls of a service that stands still. Slow is not still: a call that takes long, a log-in that waits for
 * its turn or a sheet that is being drawn, goes on as long as its service answers anything at all.
 */
export function breaksOffWhereStill(target: string, { call, question } = patience): (asked: ClientRequest) => void {
  const health = new URL('/healthz', target);
  let asking: Promise<boolean> | undefined;
  const answers = () => {
    asking ??= fetch(health, { signal: AbortSignal.timeout(question) })
      .then(async (reply) => reply.body?.cancel().then(() => true) ?? true)
      .catch(() => false)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  return (asked) => {
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const later = () => {
      timer = setTimeout(() => void look(), call);
    };
    const look = async () => {
      const isStill = !(await answers());
      if (isOver) return;
      if (isStill) asked.destroy(Object.assign(new Error('the service stands still'), { code: 'ETIMEDOUT' }));
      else later();
    };
    const over = () => {
      isOver = true;
      clearTimeout(timer);
    };
    asked.once('response', over).once('close', over);
    later();
  };
}

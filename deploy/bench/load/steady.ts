import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { post, type Shot } from './load';

interface Answered {
  /** When it was due, by `performance.now()`, and how long after that it was answered, in ms. */
  readonly due: number;
  readonly ms: number;
  readonly ok: boolean;
}

/** A load that goes on until it is stopped. */
export interface Steady {
  /** What was due between two times. */
  between(from: number, to: number): readonly Answered[];
  stop(): Promise<void>;
}

/** Asks so many times a second, whether the ones before are answered or not: what waits counts from when it was due. */
export function steadily(url: string, perSecond: number, next: (n: number) => Shot): Steady {
  const agent = new Agent({ keepAlive: true });
  const answered: Answered[] = [];
  let going = true;
  const shoot = async (n: number, due: number) => {
    const status = await post(url, next(n), agent).catch(() => 0);
    answered.push({ due, ms: performance.now() - due, ok: status === 200 });
  };
  const run = async () => {
    const begun = performance.now();
    const all: Promise<void>[] = [];
    for (let n = 0; going; n += 1) {
      const due = begun + (n * 1000) / perSecond;
      if (due > performance.now()) await wait(due - performance.now());
      all.push(shoot(n, due));
    }
    await Promise.all(all);
  };
  const running = run();
  return {
    between: (from, to) => answered.filter(({ due }) => due >= from && due < to),
    stop: async () => {
      going = false;
      await running;
      agent.destroy();
    },
  };
}

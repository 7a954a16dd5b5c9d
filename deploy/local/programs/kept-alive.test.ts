import { EventEmitter, once } from 'node:events';
import { expect, it } from '@jest/globals';
import { keptAlive } from './kept-alive';

it('pauses between attempts to begin again what was restarted and does not come', async () => {
  const attempts: number[] = [];
  const begun: (() => void)[] = [];
  const begin = () => {
    attempts.push(performance.now());
    if (attempts.length === 2) return Promise.reject(new Error('it does not compile'));
    begun.forEach((tell) => tell());
    const ending = new EventEmitter();
    const ended = once(ending, 'end').then(() => 'stopped');
    return Promise.resolve({ ended, stop: () => Promise.resolve(void ending.emit('end')) });
  };
  const said: string[] = [];
  const kept = await keptAlive({ name: 'a service', begin, say: (line) => said.push(line) });
  const back = new Promise<void>((resolve) => begun.push(resolve));
  await kept.restart();
  await back;
  const [, failed = 0, came = 0] = attempts;
  expect(came - failed).toBeGreaterThan(900);
  await kept.stop();
  expect(said[0]).toBe('it does not compile');
});

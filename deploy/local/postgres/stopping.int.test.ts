import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { stop } from './postgres-server';

const deaf = `for (const name of ['SIGINT', 'SIGQUIT']) process.on(name, () => undefined);
  setInterval(() => undefined, 1_000); console.log('here');`;

it.each(['stands still', 'heeds nothing'])('a server that %s is ended by force', async (how) => {
  const server = spawn(process.execPath, ['-e', deaf], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(server.stdout, 'data');
  const pid = server.pid ?? 0;
  if (how === 'stands still') process.kill(pid, 'SIGSTOP');
  await stop(
    pid,
    once(server, 'exit').then(() => undefined),
    { fastMs: 50, cutShortMs: 50 },
  );
  expect(server.signalCode).toBe('SIGKILL');
});

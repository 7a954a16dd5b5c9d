import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

export interface TestRedis {
  readonly url: string;
  /** Empties it, as an operator's mistake would. */
  flush(): Promise<void>;
  /** Ends it as a crash would; `start` brings it back with what it had written. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stands still from now on, with all its connections open. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** A Redis server of the test's own, on a free port, with its data in a new folder. */
export async function testRedis({ password }: { readonly password?: string } = {}): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const port = await freePort();
  const url = password === undefined ? `redis://127.0.0.1:${port}` : `redis://:${password}@127.0.0.1:${port}`;
  const guard = password === undefined ? [] : ['--requirepass', password];
  let ended = Promise.resolve();
  let server: ReturnType<typeof spawn> | undefined;

  const start = async () => {
    const starting = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', ...guard],
      { stdio: 'ignore' },
    );
    const missing = new Promise<never>((_, reject) =>
      starting.once('error', () => reject(new Error('redis-server is not installed: apt-get install redis-server'))),
    );
    ended = new Promise((resolve) => starting.once('exit', () => resolve()));
    server = starting;
    await Promise.race([answers(url), missing]);
  };
  const end = async (signal: NodeJS.Signals) => {
    server?.kill(signal);
    await ended;
  };
  await start();
  return {
    url,
    start,
    flush: () => withClient(url, (client) => client.flushall()),
    kill: () => end('SIGKILL'),
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  await withClient(url, (client) => client.ping());
}

async function withClient(url: string, work: (client: Redis) => Promise<unknown>): Promise<void> {
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => undefined);
  await work(client).finally(() => client.disconnect());
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

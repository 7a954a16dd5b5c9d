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
  /** Everything that stands in it, keys and values. */
  text(): Promise<string>;
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
    flush: async () => void (await withClient(url, (client) => client.flushall())),
    text: () => withClient(url, textIn),
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

async function withClient<T>(url: string, work: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => undefined);
  return work(client).finally(() => client.disconnect());
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

async function textIn(client: Redis): Promise<string> {
  const texts: string[] = [];
  for (const key of await client.keys('*')) texts.push(key, await valueOf(client, key));
  return texts.join('\n');
}

async function valueOf(client: Redis, key: string): Promise<string> {
  const kind = await client.type(key);
  if (kind === 'hash') return JSON.stringify(await client.hgetall(key));
  if (kind === 'list') return JSON.stringify(await client.lrange(key, 0, -1));
  if (kind === 'set') return JSON.stringify(await client.smembers(key));
  if (kind === 'zset') return JSON.stringify(await client.zrange(key, '0', '-1'));
  if (kind === 'stream') return JSON.stringify(await client.xrange(key, '-', '+'));
  return (await client.get(key)) ?? '';
}

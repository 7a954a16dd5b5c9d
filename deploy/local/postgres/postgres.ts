import { resolve } from 'node:path';
import { innerPorts } from 'platform/ports';
import { serverAccount, type Account } from './postgres-account';
import { binariesFor } from './postgres-binaries';
import { clusterIn, type Cluster } from './postgres-cluster';
import { faultOf, PostgresFault } from './postgres-fault';
import { memoryHere, settingsForMemory } from './postgres-memory';
import { claim } from './postgres-owner';
import { placeOf, ROOTS_PLACE } from './postgres-place';
import { endLeftover, launch, type Launch, type Server } from './postgres-server';

export interface PostgresOptions {
  /** Made if missing; one server at a time uses it. */
  readonly dataDir: string;
  /** On 127.0.0.1. Without it a free one is found, which stays free for the next start. */
  readonly port?: number;
  /** Of the server, over the ones here. `fsync: 'off'` only for what is thrown away. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Told what takes time. */
  readonly log?: (message: string) => void;
}

export interface Postgres {
  /** Of the superuser, database `postgres`. Holds the password. */
  readonly url: string;
  readonly port: number;
  /** Of the server's first process. */
  readonly pid: number;
  /** Resolves when the server has ended, by `stop` or otherwise. Started again in the same place, it recovers. */
  readonly ended: Promise<void>;
  /** Ends the connections, then the server. */
  stop: () => Promise<void>;
}

const settingsOfAll = {
  max_connections: '200',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // What a server answers after a power cut is what it had acknowledged.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
};

/**
 * Starts the PostgreSQL that npm brought. After `kill -9` of this process or of the server, the next start finds
 * everything that was acknowledged.
 * @throws PostgresFault whose message is one sentence: no space, no rights, the port or the folder in use.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { log } = options;
  const dataDir = resolve(options.dataDir);
  try {
    const account = serverAccount();
    const place = await placeOf(dataDir, account);
    const release = await claim(place);
    try {
      const running = await startIn({ place, account }, options);
      // Where the disk has become read-only the mark stays; one whose process has ended counts for nothing.
      const letGo = () => release().catch(() => log?.(`the mark in ${place} could not be taken away`));
      void running.ended.then(letGo);
      return { ...running, stop: () => running.stop().then(letGo) };
    } catch (error) {
      await release();
      throw error;
    }
  } catch (error) {
    throw faultOf(error, dataDir);
  }
}

async function startIn(
  { place, account }: { place: string; account: Account },
  { port, settings, log }: PostgresOptions,
): Promise<Postgres> {
  const bin = await binariesFor(account, account ? ROOTS_PLACE : place);
  const all = { ...settingsForMemory(memoryHere()), ...settingsOfAll, ...settings };
  log?.('preparing the database');
  const cluster = await clusterIn({ place, bin, account, durable: all.fsync === 'on' });
  await endLeftover(cluster.folder);
  log?.('starting the database');
  const how = { bin, account, place, cluster: cluster.folder, settings: all };
  const server = port === undefined ? await launchOnFreePort(how) : await launchOn(port, how);
  return { ...server, url: urlOf(cluster, server.port) };
}

type OnAnyPort = Omit<Launch, 'port'>;

async function launchOn(port: number, how: OnAnyPort): Promise<Server & { port: number }> {
  try {
    return { ...(await launch({ ...how, port })), port };
  } catch (error) {
    if (isPortTaken(error)) throw new PostgresFault(`Port ${port} is taken by another program.`, { cause: error });
    throw error;
  }
}

async function launchOnFreePort(how: OnAnyPort): Promise<Server & { port: number }> {
  for (let tries = 5; ; tries -= 1) {
    const [port = 0] = await innerPorts(1);
    try {
      return { ...(await launch({ ...how, port })), port };
    } catch (error) {
      // Between finding it and using it somebody else may have taken it.
      if (!isPortTaken(error) || tries === 1) throw error;
    }
  }
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Address already in use');
}

function urlOf({ superuserPassword }: Cluster, port: number): string {
  return `postgres://postgres:${superuserPassword}@127.0.0.1:${port}/postgres`;
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkKeysOf, openingKeysOf, tokenKeysOf } from 'platform/crypto';
import type { roleNames } from 'platform/migrations';
import { engineFlagsOf } from '../../build/engine-flags.mjs';
import { freePort } from './free-port';
import { signingKeysWith } from '../../local/secrets';
import type { BenchGround } from './ground';

type Environment = Readonly<Record<string, string>>;

export interface Service {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Of every service of a bench. */
export const MASTER_KEYS = 'a secret of the benches and of nothing else';
/** With which each program of a bench signs. */
export const signingKeys = signingKeysWith();
const ownKeys = {
  command: signingKeys['command-service'],
  query: signingKeys['query-service'],
  worker: signingKeys.workers,
  projector: '',
};

const keysOf = (role: keyof typeof roleNames) => ({
  SIGNING_KEY: ownKeys[role],
  TOKEN_KEYS: tokenKeysOf(signingKeys),
  MASTER_KEYS,
  OPENING_KEYS: openingKeysOf(MASTER_KEYS),
  LINK_KEYS: linkKeysOf(MASTER_KEYS),
});

/** Starts one built service on the bench's database. */
export function startService(
  name: string,
  role: keyof typeof roleNames,
  { urlFor, surroundings = {} }: Pick<BenchGround, 'urlFor'> & { readonly surroundings?: Environment },
): Promise<Service> {
  return startProgram(`${name}/dist/main.cjs`, {
    EMBEDDED: 'true',
    LOG_LEVEL: 'error',
    DATABASE_URL: urlFor(role),
    ...keysOf(role),
    ...surroundings,
    CALLER_CALLS_PER_MINUTE: '1000000',
    VISITOR_CALLS_PER_MINUTE: '1000000',
  });
}

/** The least that an endpoint can do, to measure ours beside. */
export async function startBare({ db, url }: BenchGround): Promise<Service> {
  await db.query('create table bare_answers (id bigserial primary key, data json not null)');
  return startProgram('deploy/dist/bare-endpoint.cjs', { DATABASE_URL: url });
}

/** The gateway before the command service, which answers for the others too, but for the query service where that is told. */
export async function startGateway(commandUrl: string, queryUrl = commandUrl): Promise<Service> {
  const clientDir = mkdtempSync(join(tmpdir(), 'fieldfare-bench-client-'));
  const others = { QUERY_URL: queryUrl, WORKERS_URL: commandUrl, PROJECTORS_URL: commandUrl };
  const started = await startProgram('deploy/dist/gateway.cjs', {
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://127.0.0.1',
    CLIENT_DIR: clientDir,
    COMMAND_URL: commandUrl,
    ...others,
  });
  const stop = async () => {
    await started.stop();
    rmSync(clientDir, { recursive: true });
  };
  return { ...started, stop };
}

/** Starts a built program on a free port, and waits until it is ready. */
export async function startProgram(bundle: string, environment: Environment): Promise<Service> {
  const port = await freePort();
  const env = { ...environment, PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port) };
  const name = bundle.replace(/\/dist\/main\.cjs$|^deploy\/dist\/|\.cjs$/g, '');
  const child = spawn(process.execPath, [...engineFlagsOf(name), bundle], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await ready(`${url}/readyz`, child).catch((error: unknown) => {
    // Nobody else knows of it.
    child.kill('SIGKILL');
    throw error;
  });
  return {
    name,
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function ready(address: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${address}: the service has ended`);
    const answered = await fetch(address).catch(() => undefined);
    if (answered?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} did not become ready`);
}

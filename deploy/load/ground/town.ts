import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateQueues } from 'platform/jobs';
import { roleNames } from 'platform/migrations';
import { openDecidingGround } from 'platform/service';
import { eventTypes } from 'schemas/events';
import { cpuSecondsOf, cpuSecondsOfAll, memoryOf } from '../../bench/ground/cpu';
import { freePort } from '../../bench/ground/free-port';
import type { BenchGround } from '../../bench/ground/ground';
import {
  MASTER_KEYS,
  signingKeys,
  startGateway,
  startProgram,
  startService,
  type Service,
} from '../../bench/ground/service';
import type { Town } from '../../system/people/people';

/** The whole system as it is built, on a database of its own. */
export interface LoadedTown extends Town {
  /** Where browsers call. */
  readonly gatewayUrl: string;
  /** Whether no job waits, or is being done; some are for a later hour. */
  isQuiet(): Promise<boolean>;
  /** Seconds of processor that each program has used so far. */
  used(): Readonly<Record<string, number>>;
  /** MiB of memory that each program has in use, its buffers included. */
  memory(): Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

/** Starts it; whoever calls stops it. */
export async function startTown(bench: BenchGround): Promise<LoadedTown> {
  const mailDir = mkdtempSync(join(tmpdir(), 'fieldfare-load-mail-'));
  const started: Service[] = [];
  const stopAll = async () => {
    for (const service of started.reverse()) await service.stop();
    rmSync(mailDir, { recursive: true, force: true });
  };
  try {
    const { command, gateway, query, workers } = await startAll(bench, mailDir, started);
    const ground = openDecidingGround(
      'load-exam',
      {
        host: '',
        port: 0,
        logLevel: 'error',
        databaseUrl: bench.urlFor('command'),
        eventStoreUrl: undefined,
        masterKeys: MASTER_KEYS,
      },
      eventTypes,
    );
    return {
      ground,
      signingKeys,
      gatewayUrl: gateway.url,
      addressOf: (name) => (name === 'query-service' ? query.url : command.url),
      isQuiet: () => isQuiet(workers),
      used: () => usedBy(started, bench.serverPid),
      memory: () => Object.fromEntries(started.map(({ name, pid }) => [name, memoryOf(pid)])),
      stop: async () => {
        await stopAll();
        await ground.close();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function startAll(bench: BenchGround, mailDir: string, started: Service[]) {
  await migrateQueues(bench.url, roleNames.worker);
  const kept = async (starting: Promise<Service>) => {
    const service = await starting;
    started.push(service);
    return service;
  };
  const smtp = String(await freePort());
  const mail = { HOST: '127.0.0.1', LOG_LEVEL: 'error', SMTP_PORT: smtp, MAIL_DIR: mailDir };
  await kept(startProgram('deploy/dist/mail-catcher.cjs', mail));
  const command = await kept(startService('command-service', 'command', bench));
  const surroundings = {
    COMMAND_URL: command.url,
    PUBLIC_URL: 'http://127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
  };
  const ground = { urlFor: bench.urlFor, surroundings };
  await kept(startService('projectors', 'projector', ground));
  const query = await kept(startService('query-service', 'query', ground));
  const workers = await kept(startService('workers', 'worker', ground));
  return { command, query, workers, gateway: await kept(startGateway(command.url, query.url)) };
}

async function isQuiet({ url }: Service): Promise<boolean> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const depths = text.match(/^queue_jobs\{.*state="(waiting|active)".*\} \d+$/gm) ?? [];
  return depths.length > 0 && depths.every((line) => line.endsWith('} 0'));
}

function usedBy(services: readonly Service[], serverPid: number): Readonly<Record<string, number>> {
  const { user, system } = process.cpuUsage();
  return {
    ...Object.fromEntries(services.map(({ name, pid }) => [name, cpuSecondsOf(pid)])),
    PostgreSQL: cpuSecondsOfAll(serverPid),
    'the load itself': (user + system) / 1_000_000,
  };
}

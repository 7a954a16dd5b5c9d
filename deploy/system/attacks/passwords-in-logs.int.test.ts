import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_STREAM, streamOf } from 'platform/event-store';
import { EventStoreDbServer } from '../../../platform/src/testing/eventstoredb/server';
import { openLogFile } from '../../local/programs/log-file';
import { innerPorts } from 'platform/ports';
import { root } from '../running/bundles';
import { startSystem, type System } from '../running/system';

const PASSWORD = 'hunter2-hunter2';

const programs = [
  { name: 'command-service', role: 'command' },
  { name: 'query-service', role: 'query' },
  { name: 'projectors', role: 'projector' },
  { name: 'workers', role: 'worker' },
] as const;

let folder: string;
let system: System;
let store: EventStoreDbServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldfare-passwords-'));
  store = await EventStoreDbServer.start();
  // Without users of its own the store takes anybody: the password is on its way all the same.
  const good = `esdb://admin:${PASSWORD}@127.0.0.1:${store.port}?tls=false`;
  system = await startSystem({
    services: ['command-service', 'projectors', 'query-service', 'workers'],
    environment: { EVENT_STORE_URL: good },
  });
});
afterAll(async () => {
  await system.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

interface Ended {
  /** Undefined where it was ended by this test. */
  readonly code: number | undefined;
  readonly said: string;
}

/** Everything that a program says until it ends, or until it has said that it waits. */
async function start(name: string, environment: Readonly<Record<string, string>>, ends: boolean): Promise<Ended> {
  const [port = 0] = await innerPorts(1);
  const file = join(folder, `${name}-${port}.log`);
  const log = openLogFile(file);
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, name, 'dist/main.cjs')], {
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const said = () => readFileSync(file, 'utf8');
  while (!ends && child.exitCode === null && said().split('waiting for').length < 3) await wait(50);
  if (!ends) child.kill('SIGKILL');
  const [code] = await ended;
  return { code: code ?? undefined, said: said() };
}

const nobody = `admin:${PASSWORD}@127.0.0.1:1`;
// In each the first fault of its kind would be enough; all of them at once cost one start.
const starts: readonly [string, Readonly<Record<string, string>>, ends: boolean][] = [
  [
    'faults in every address',
    {
      EVENT_STORE_URL: `esdb://${nobody}?tls=maybe&tlsVerifyCert=false&throwOnAppendFailure=false`,
      DATABASE_URL: `mysql://${nobody}/x`,
      REDIS_URL: `redis://:${PASSWORD}@redis:port`,
      SMTP_URL: `smtp://admin:x?${PASSWORD}@mail`,
    },
    true,
  ],
  ['nobody there', { EVENT_STORE_URL: `esdb://${nobody}?tls=false`, REDIS_URL: `redis://${nobody}` }, false],
];

describe('no log of a start holds a password', () => {
  it('of one that succeeds', () => {
    for (const { name } of programs) {
      expect(system.service(name).log()).toContain('"msg":"ready"');
      expect(system.service(name).log()).not.toContain(PASSWORD);
      expect(system.service(name).log()).not.toContain('warn');
    }
  });

  it.each(starts)(
    'with %s',
    async (_, wrong, ends) => {
      const outcomes = await Promise.all(
        programs.map(({ name, role }) => start(name, { ...system.environmentOf(role), ...wrong }, ends)),
      );
      for (const { code, said } of outcomes) {
        expect(said).not.toContain(PASSWORD);
        expect(said).toMatch(
          ends ? /ConfigurationError: the configuration has \d+ faults/ : /waiting for the database and the event log/,
        );
        expect(code).toBe(ends ? 1 : undefined);
      }
    },
    60_000,
  );
});

describe('a service on a log that is not its own', () => {
  it.each(programs)(
    'ends with a sentence: $name',
    async ({ name, role }) => {
      const restored = await EventStoreDbServer.start();
      await happenedBefore();
      const { code, said } = await start(name, { ...system.environmentOf(role), EVENT_STORE_URL: restored.url }, true);
      await restored.close();
      expect(said).toMatch(/ForeignLog: The event log ends at \d+, but the database has met events up to \d+/);
      expect(code).toBe(1);
    },
    30_000,
  );

  async function happenedBefore(): Promise<void> {
    const recording = {
      commandId: crypto.randomUUID(),
      actor: { id: 'test', role: 'service' },
      at: new Date().toISOString(),
    };
    const data = { subscriberId: recording.commandId, email: 'reader@families.example', source: 'blog' };
    const { position } = await system.ground.log.append({
      stream: streamOf('subscription', recording.commandId),
      expected: NO_STREAM,
      events: [{ type: 'SubscriptionRequested', data }],
      recording,
    });
    while (((await met()) ?? '') < position) await wait(50);
  }

  const met = async () =>
    (await system.ground.db.one<{ furthest: string | null }>('select log.furthest_met() as furthest'))?.furthest;
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_STREAM, streamOf } from 'platform/event-store';
import { validateUser } from 'schemas/accounts/accounts.contract';
import { getUserWorksheets } from 'schemas/practice/worksheets/worksheets.contract';
import { EventStoreDbServer } from '../../../platform/src/testing/eventstoredb/server';
import { eventually } from '../../../platform/src/testing/eventually';
import { testRedis } from '../../../platform/src/jobs/testing/redis';
import { hasSaid, spoken, type Until } from '../running/spoken';
import { startSystem, type System } from '../running/system';

type Environment = Readonly<Record<string, string>>;

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

const bundleOf = (name: string) => `${name}/dist/main.cjs`;
const gone = 'waiting for the database and the event log';

/** What each of our services says with something wrong in its environment. */
const eachSays = (wrong: (of: Environment) => Environment, until?: Until) =>
  Promise.all(
    programs.map(({ name, role }) => {
      const own = system.environmentOf(role);
      const environment = { ...own, ...wrong(own) };
      return spoken({ bundle: bundleOf(name), folder, environment, ...(until && { until }) });
    }),
  );

const nobody = `admin:${PASSWORD}@127.0.0.1:1`;
// In each the first fault of its kind would be enough; all of them at once cost one start.
const faulty = {
  EVENT_STORE_URL: `esdb://${nobody}?tls=maybe&tlsVerifyCert=false&throwOnAppendFailure=false`,
  DATABASE_URL: `mysql://${nobody}/x`,
  REDIS_URL: `redis://:${PASSWORD}@redis:port`,
  SMTP_URL: `smtp://admin:x?${PASSWORD}@mail`,
};
const deserted = { EVENT_STORE_URL: `esdb://${nobody}?tls=false`, REDIS_URL: `redis://${nobody}` };
const services = (url: string) => ({ COMMAND_URL: url, QUERY_URL: url, WORKERS_URL: url, PROJECTORS_URL: url });
const migrating = Object.fromEntries(
  ['COMMAND', 'PROJECTOR', 'QUERY', 'WORKER'].map((role) => [`${role}_PASSWORD`, 'p'.repeat(32)]),
);
const withPassword = (url: string) => Object.assign(new URL(url), { password: PASSWORD }).href;

describe('no log of a start holds a password', () => {
  it('of one that succeeds', () => {
    for (const { name } of programs) {
      expect(system.service(name).log()).toContain('"msg":"ready"');
      expect(system.service(name).log()).not.toContain(PASSWORD);
      expect(system.service(name).log()).not.toContain('warn');
    }
  });

  it('with faults in every address', async () => {
    for (const { code, said } of await eachSays(() => faulty)) {
      expect(said).not.toContain(PASSWORD);
      expect(said).toMatch(/ConfigurationError: the configuration has \d+ faults/);
      expect(code).toBe(1);
    }
  });

  it('with nobody there', async () => {
    for (const { code, said } of await eachSays(() => deserted, hasSaid(gone, 3))) {
      expect(said).not.toContain(PASSWORD);
      expect(said).toContain(gone);
      expect(code).toBeUndefined();
    }
  });

  it('with a wrong one for PostgreSQL', async () => {
    const wrong = ({ DATABASE_URL = '' }: Environment) => ({ DATABASE_URL: withPassword(DATABASE_URL) });
    const migration = spoken({
      bundle: 'deploy/dist/migrate.cjs',
      folder,
      environment: { ...migrating, DATABASE_URL: withPassword(system.database.url) },
    });
    for (const { code, said } of [...(await eachSays(wrong)), await migration]) {
      expect(said).not.toContain(PASSWORD);
      expect(said).toContain('password authentication failed');
      expect(code).toBe(1);
    }
  });

  it('with a wrong one for Redis, which counts guesses and holds the queues', async () => {
    const redis = await testRedis({ password: 'another' });
    const called = async (said: () => string, url: string) => {
      await hasSaid('"msg":"ready"')(said);
      await fetch(`${url}${validateUser.path}`, { method: 'POST' });
    };
    const outcomes = await eachSays(() => ({ REDIS_URL: withPassword(redis.url) }), called);
    await redis.stop();
    for (const { code, said } of outcomes) {
      expect(said).not.toContain(PASSWORD);
      expect(code).toBeUndefined();
    }
  });

  it('of the gateway, right or wrong', async () => {
    const bundle = 'deploy/dist/gateway.cjs';
    const serving = { PUBLIC_URL: 'http://fieldfare.test', CLIENT_DIR: folder };
    const wrong = await spoken({ bundle, folder, environment: { ...serving, ...services(`ftp://${nobody}`) } });
    expect(wrong.said).toMatch(/COMMAND_URL.*http:\/\//);
    expect(wrong.said).not.toContain(PASSWORD);
    const called = async (said: () => string, url: string) => {
      await hasSaid('gateway listening')(said);
      await fetch(`${url}${getUserWorksheets.path}`, { method: 'POST' });
      await hasSaid('a service does not answer')(said);
    };
    const environment = { ...serving, ...services(`http://${nobody}`), OTHER_HOSTS: '127.0.0.1' };
    expect((await spoken({ bundle, folder, environment, until: called })).said).not.toContain(PASSWORD);
  });

  it('of a migration and of the mail catcher whose settings are wrong', async () => {
    const wrong = [
      { bundle: 'deploy/dist/migrate.cjs', environment: { ...migrating, ...faulty, COMMAND_PASSWORD: PASSWORD } },
      { bundle: 'deploy/dist/mail-catcher.cjs', environment: { ...faulty, SMTP_PORT: '0' } },
    ];
    for (const one of wrong) {
      const { code, said } = await spoken({ ...one, folder });
      expect(said).toContain('the configuration has');
      expect(said).not.toContain(PASSWORD);
      expect(code).toBe(1);
    }
  });
});

describe('a service on a log that is not its own', () => {
  it.each(programs)('ends with a sentence: $name', async ({ name, role }) => {
    const restored = await EventStoreDbServer.start();
    await happenedBefore();
    const environment = { ...system.environmentOf(role), EVENT_STORE_URL: restored.url };
    const { code, said } = await spoken({ bundle: bundleOf(name), folder, environment });
    await restored.close();
    expect(said).toMatch(/ForeignLog: The event log ends at \d+, but the database has met events up to \d+/);
    expect(code).toBe(1);
  });
});

describe('a log that is put back to an earlier state under running services', () => {
  it('is told of by each that is asked whether it is ready, and in the log of the projectors', async () => {
    await happenedBefore();
    await store.kill();
    const { port } = store;
    store = await EventStoreDbServer.start({ port });
    // Who reads the read tables alone goes on telling what stands there.
    for (const name of ['command-service', 'projectors', 'workers'] as const)
      await eventually(
        async () => (await fetch(`${system.service(name).url}/readyz`)).text(),
        (text) => text.includes('The event log ends at'),
      );
    const said = /"level":"error".*The event log ends at/;
    await eventually(
      () => system.service('projectors').log(),
      (log) => said.test(log),
    );
  });
});

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

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from 'platform/testing/eventually';
import { innerPorts } from 'platform/ports';
import { thrownAwayFolder } from '../test/thrown-away';

interface Launcher {
  readonly child: ChildProcess;
  /** Everything it has written so far. */
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

let dataDir: string;
let port: number;
let launcher: Launcher;

beforeAll(async () => {
  dataDir = thrownAwayFolder();
  [port = 0] = await innerPorts(1);
  launcher = await running();
});

afterAll(async () => {
  launcher.child.kill('SIGTERM');
  await launcher.ended;
  rmSync(dataDir, { recursive: true });
});

function launch(): Launcher {
  const child = spawn(process.execPath, [join(__dirname, 'start.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO_WORLD: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, said: () => text, ended: once(child, 'exit').then(([code]) => code as number | null) };
}

async function running(): Promise<Launcher> {
  const launched = launch();
  await until(() => launched.said().includes('Fieldfare is running.') || launched.child.exitCode !== null);
  expect(launched.said()).toContain('Fieldfare is running.');
  return launched;
}

const pids = () => {
  const { children } = JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as {
    children: Record<string, { pid: number }>;
  };
  return children;
};

const isReady = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) && !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

describe('npm start', () => {
  it('runs the client, the calls and the mail on one port, and tells where', async () => {
    expect(launcher.said()).toContain(`http://localhost:${port}`);
    expect(await isReady()).toBe(true);
    for (const path of ['/', '/api-docs', '/mail']) {
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Accept: 'text/html' } });
      expect([path, reply.status]).toEqual([path, 200]);
    }
  });

  it('keeps its secrets for their owner', () => {
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('is refused a second time in the same place, and on the same port', async () => {
    const second = launch();
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`is running on ${dataDir} already`);
    expect(await isReady()).toBe(true);
  });

  it('brings back what is killed', async () => {
    process.kill(pids()['query-service']?.pid ?? 0, 'SIGKILL');
    await until(() => launcher.said().includes('query-service is back'));
    await until(isReady);
  });

  it('clears away what it left behind when it was killed itself', async () => {
    const left = Object.values(pids()).map(({ pid }) => pid);
    launcher.child.kill('SIGKILL');
    await launcher.ended;
    expect(left.every(isAlive)).toBe(true);
    launcher = await running();
    expect(left.some(isAlive)).toBe(false);
    expect(await isReady()).toBe(true);
  });

  it('stops everything on Ctrl-C', async () => {
    const left = Object.values(pids()).map(({ pid }) => pid);
    launcher.child.kill('SIGINT');
    expect(await launcher.ended).toBe(0);
    expect(left.some(isAlive)).toBe(false);
    expect(existsSync(join(dataDir, 'processes.json'))).toBe(false);
  });
});

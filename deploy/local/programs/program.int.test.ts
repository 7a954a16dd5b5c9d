import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { innerPorts } from 'platform/ports';
import { until } from 'platform/testing/eventually';
import { keptAlive, type Running } from './kept-alive';
import { begin, type Program } from './program';

const server = `
  const server = require('node:http').createServer((_, response) => response.end(String(process.pid)));
  server.listen(Number(process.env.PORT), '127.0.0.1');
  process.on('SIGTERM', () => server.close(() => console.log('closed in peace')));`;

let folder: string;
let port: number;
let said: string[];
const noted = new Map<string, number>();
const register = { note: (name: string, pid: number) => void noted.set(name, pid), close: () => undefined };
const running: Running[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldfare-program-'));
  [port = 0] = await innerPorts(1);
  said = [];
});

afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
  rmSync(folder, { recursive: true });
});

function program(script: string, more: Partial<Program> = {}): Program {
  const bundle = join(folder, 'program.cjs');
  writeFileSync(bundle, script);
  const readyAt = `http://127.0.0.1:${port}/readyz`;
  return {
    name: 'a-service',
    bundle,
    readyAt,
    environment: { PORT: String(port) },
    logFile: join(folder, 'logs/a.log'),
    ...more,
  };
}

async function started(
  script: string,
  signal = new AbortController().signal,
  more: Partial<Program> = {},
): Promise<Running> {
  const say = (line: string) => void said.push(line);
  const one = await keptAlive({
    name: 'a-service',
    say,
    begin: () => begin(program(script, more), { register, say }, signal),
  });
  running.push(one);
  return one;
}

const servingPid = async () => Number(await (await fetch(`http://127.0.0.1:${port}/`)).text());

describe('a program of the system', () => {
  it('is not ended where somebody works on it, however long it stands still at a breakpoint', async () => {
    const beginning = { register, say: () => undefined, watches: false };
    const one = await begin(program(server), beginning, new AbortController().signal);
    running.push(one);
    expect(one).not.toHaveProperty('watch');
  });

  it('has started when it is ready, and ends in peace when it is stopped', async () => {
    const one = await started(server);
    expect(await servingPid()).toBe(noted.get('a-service'));
    await one.stop();
    await expect(servingPid()).rejects.toThrow();
    expect(readFileSync(join(folder, 'logs/a.log'), 'utf8')).toContain('closed in peace');
    expect(said).toEqual([]);
  });

  it('is started again after kill -9, and says so', async () => {
    await started(server);
    const first = await servingPid();
    process.kill(first, 'SIGKILL');
    await until(() => said.length === 2);
    expect(said).toEqual(['a-service has ended (SIGKILL) and is started again', 'a-service is back']);
    expect(await servingPid()).not.toBe(first);
    expect(noted.get('a-service')).toBe(await servingPid());
  });

  it('is ended and started again when it stands still', async () => {
    await started(server, undefined, { questions: { between: 10, patience: 500 } });
    const first = await servingPid();
    process.kill(first, 'SIGSTOP');
    await until(() => said.length === 3);
    expect(said).toEqual([
      'a-service does not answer any more and is ended',
      'a-service has ended (SIGKILL) and is started again',
      'a-service is back',
    ]);
    expect(await servingPid()).not.toBe(first);
  });

  it('is stopped for good while it is on its way back', async () => {
    const one = await started(server);
    process.kill(await servingPid(), 'SIGKILL');
    await until(() => said.length === 1);
    await one.stop();
    await expect(servingPid()).rejects.toThrow();
  });

  it('says its last words when it does not start', async () => {
    const failing = `console.log(JSON.stringify({ msg: 'cannot listen', err: { message: 'the port is taken' } })); process.exit(1)`;
    await expect(started(failing)).rejects.toThrow('a-service did not start: cannot listen: the port is taken');
  });

  it('has not started where another one answers at its port', async () => {
    const other = createServer((_, response) => response.end(JSON.stringify({ status: 'ready', pid: 1 })));
    await once(other.listen(port, '127.0.0.1'), 'listening');
    const late = `setTimeout(() => { console.log(JSON.stringify({ msg: 'the port is taken' })); process.exit(1); }, 500)`;
    await expect(started(late)).rejects.toThrow('a-service did not start: the port is taken');
    other.close();
  });

  it('is not left behind when its start cannot be noted', async () => {
    const pids: number[] = [];
    const full = {
      note: (_: string, pid: number) => {
        pids.push(pid);
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      },
      close: () => undefined,
    };
    await expect(
      begin(program(server), { register: full, say: () => undefined }, new AbortController().signal),
    ).rejects.toThrow('no space left');
    expect(pids).toHaveLength(1);
    expect(() => process.kill(pids[0] ?? 0, 0)).toThrow();
  });

  it('is not left behind when the start is broken off', async () => {
    const life = new AbortController();
    const never = started(`setInterval(() => undefined, 1000)`, life.signal);
    await until(() => noted.has('a-service'));
    life.abort();
    await expect(never).rejects.toThrow();
    const pid = noted.get('a-service') ?? 0;
    expect(() => process.kill(pid, 0)).toThrow();
  });
});

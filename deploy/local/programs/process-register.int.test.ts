import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { identityOf } from './process-identity';
import { openRegister } from './process-register';

let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fieldfare-register-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGKILL');
    await gone;
  }
  rmSync(dataDir, { recursive: true });
});

async function process_(script: string): Promise<{ child: ChildProcess; pid: number }> {
  const child = spawn(process.execPath, ['-e', `${script}; console.log('up')`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return { child, pid: child.pid ?? 0 };
}

const entry = (pid: number, identity = identityOf(pid)) => ({ pid, identity });
const leftBehind = (register: object) => {
  writeFileSync(join(dataDir, 'processes.json'), JSON.stringify(register));
};
const dead = { pid: 2 ** 22 + 1, identity: 'long gone' };

describe('the register of processes', () => {
  it('ends what a killed launcher left behind, whether it listens or not', async () => {
    const polite = await process_('setInterval(() => {}, 1000)');
    const deaf = await process_(`process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`);
    leftBehind({ launcher: dead, children: { polite: entry(polite.pid), deaf: entry(deaf.pid) } });
    // We are told of an end after the launcher has seen it.
    const ends = [polite, deaf].map(({ child }) => once(child, 'exit'));
    await openRegister(dataDir);
    expect(await Promise.all(ends)).toEqual([
      [null, 'SIGTERM'],
      [null, 'SIGKILL'],
    ]);
  });

  it('leaves another process alone that has come by the id', async () => {
    const other = await process_('setInterval(() => {}, 1000)');
    leftBehind({ launcher: dead, children: { workers: entry(other.pid, 'another start and command line') } });
    await openRegister(dataDir);
    expect(identityOf(other.pid)).toBeDefined();
  });

  it('refuses where another launcher runs', async () => {
    const launcher = await process_('setInterval(() => {}, 1000)');
    leftBehind({ launcher: entry(launcher.pid), children: {} });
    await expect(openRegister(dataDir)).rejects.toThrow(`is running on ${dataDir} already (process ${launcher.pid})`);
  });

  it('keeps what runs now, for its owner alone, and goes with the launcher', async () => {
    const register = await openRegister(dataDir);
    register.note('gateway', process.pid);
    const { children: noted } = JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as {
      children: object;
    };
    expect(noted).toEqual({ gateway: { pid: process.pid, identity: identityOf(process.pid) } });
    register.close();
    expect(existsSync(join(dataDir, 'processes.json'))).toBe(false);
  });
});

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, afterEach, expect, it } from '@jest/globals';
import { bundled } from '../testing/bundled';
import { eventually, until } from '../testing/eventually';
import { perform } from './argon2id';
import { Busy, inProcessHasher, passwordHasher, type PasswordHasher, type PasswordHasherOptions } from './passwords';

const folder = mkdtempSync(join(tmpdir(), 'password-hasher-'));
const passwords = JSON.stringify(bundled(join(__dirname, 'passwords.ts')));
const hasherAlone = JSON.stringify(bundled(join(__dirname, 'password-hasher.ts')));
const opened: PasswordHasher[] = [];
let programs = 0;

/** A hasher as the services have one. It notes the pid of each start. */
function program(instead = '') {
  programs += 1;
  const file = join(folder, `program-${programs}.cjs`);
  writeFileSync(
    file,
    `const { appendFileSync } = require('node:fs');
     const { runPasswordHasher } = require(${hasherAlone});
     appendFileSync(${JSON.stringify(`${file}.pids`)}, process.pid + '\\n');
     ${instead || 'runPasswordHasher();'}`,
  );
  const pids = () => readFileSync(`${file}.pids`, 'utf8').trim().split('\n').map(Number);
  return { start: { program: file, execArgv: [] }, pids };
}

function opens(options: PasswordHasherOptions): PasswordHasher {
  const hasher = passwordHasher(options);
  opened.push(hasher);
  return hasher;
}
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

afterEach(async () => {
  for (const hasher of opened.splice(0)) await hasher.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

it('hashes with argon2id at the set cost, and tells right from wrong', async () => {
  const hasher = opens(program());
  const hash = await hasher.hash('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$(?=.*m=19456)(?=.*t=2)(?=.*p=1)/);
  expect(await hasher.verify(hash, 'correct horse')).toBe(true);
  expect(await hasher.verify(hash, 'battery staple')).toBe(false);
  expect(await hasher.verifyDummy('correct horse')).toBe(false);
  await expect(hasher.verify('no hash', 'x')).rejects.toThrow();
});

it('takes the same characters for the same password, and the hashes of before they were composed', async () => {
  const hasher = inProcessHasher();
  const [composed, apart] = ['caf\u00e9 au lait', 'cafe\u0301 au lait'];
  expect(await hasher.verify(await hasher.hash(composed), apart)).toBe(true);
  expect(await hasher.verify(await hasher.hash(apart), composed)).toBe(true);
  const old = String(await perform({ kind: 'hash', password: apart }));
  expect(await hasher.verify(old, apart)).toBe(true);
  expect(await hasher.verify(old, 'another')).toBe(false);
});

it('takes as long for an account that does not exist', async () => {
  const hasher = inProcessHasher();
  const hash = await hasher.hash('correct horse');
  // What a busy machine adds falls on either; one that is quicker, or slower, by itself is so every time.
  await eventually(
    async () => {
      const times = { known: [] as number[], unknown: [] as number[] };
      for (let round = 0; round < 10; round += 1) {
        times.known.push(await secondsOf(hasher.verify(hash, 'wrong')));
        times.unknown.push(await secondsOf(hasher.verifyDummy('wrong')));
      }
      return median(times.unknown) / median(times.known);
    },
    (ratio) => ratio > 0.7 && ratio < 1.4,
  );
});

it('works at the lowest priority, with every thread', async () => {
  const { start, pids } = program();
  const hasher = opens({ start });
  await hasher.hash('first');
  await hasher.hash('second');
  const [pid = 0] = pids();
  const threads = readdirSync(`/proc/${pid}/task`).map(Number);
  expect(threads.length).toBeGreaterThan(1);
  // V8's own threads were started before; those that hash were not, or were lowered.
  expect(threads.map((thread) => getPriority(thread))).toEqual(threads.map(() => 19));
});

it('starts a process that died again, and loses nothing', async () => {
  const { start, pids } = program();
  const hasher = opens({ start });
  await hasher.hash('warm');
  const hashes = Array.from({ length: 10 }, (_, index) => hasher.hash(`password ${index}`));
  process.kill(pids()[0] ?? 0, 'SIGKILL');
  expect(await Promise.all(hashes)).toHaveLength(10);
  expect(pids()).toHaveLength(2);
});

it('says that a program does not hash, after two attempts', async () => {
  const { start, pids } = program('process.exit(3);');
  await expect(opens({ start }).hash('x')).rejects.toThrow(/code 3/);
  expect(pids()).toHaveLength(2);
});

it('turns a burst away when enough are waiting', async () => {
  const hasher = opens({ ...program(), queueLimit: 3 });
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => hasher.hash('x')));
  const refused = answers.filter((answer) => answer.status === 'rejected').map((answer): unknown => answer.reason);
  expect(refused).toHaveLength(4);
  for (const reason of refused) expect(reason).toBeInstanceOf(Busy);
});

it('gives up on a process that hangs, and goes on with another', async () => {
  const { start, pids } = program(`process.on('message', () => undefined);`);
  const hasher = opens({ start, longestMs: 1_500 });
  await expect(hasher.hash('x')).rejects.toThrow(Busy);
  await expect(hasher.hash('y')).rejects.toThrow(Busy);
  const [first = 0] = pids();
  await until(() => !isAlive(first));
});

it('leaves the parent responsive under a burst', async () => {
  const hasher = opens(program());
  const hash = await hasher.hash('correct horse');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  // A hash takes some 25 ms: on this process's own thread each would show, every time.
  await eventually(
    async () => {
      delay.reset();
      await Promise.all(Array.from({ length: 20 }, () => hasher.verify(hash, 'correct horse')));
      return delay.percentile(50) / 1e6;
    },
    (milliseconds) => milliseconds < 20,
  );
  delay.disable();
});

it('ends with its parent, even one that was killed', async () => {
  const { start, pids } = program();
  const parent = join(folder, 'parent.cjs');
  writeFileSync(
    parent,
    `const { passwordHasher } = require(${passwords});
     void passwordHasher({ start: ${JSON.stringify(start)} }).hash('x').then(() => process.stdout.write('hashed'));`,
  );
  const running = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => running.stdout.once('data', resolve));
  const [pid = 0] = pids();
  expect(isAlive(pid)).toBe(true);
  running.kill('SIGKILL');
  await until(() => !isAlive(pid));
});

const secondsOf = async (work: Promise<unknown>) => {
  const began = performance.now();
  await work;
  return (performance.now() - began) / 1000;
};
const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

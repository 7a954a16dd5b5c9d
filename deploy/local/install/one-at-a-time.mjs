import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Two starts of one clone must not install or build at the same moment: the second waits, and then finds it done. */
export async function oneAtATime(root, work) {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  // By number: a container may run as one that has no name.
  const lock = join(tmpdir(), `fieldfare-${process.getuid?.() ?? 'user'}-${name}.lock`);
  for (let waited = 0; !take(lock); waited += 1) {
    if (waited === 0) console.log('Another start of this clone is installing or building; waiting for it …');
    await wait(500);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    // 'wx': of two that come at once, one finds the other's lock.
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
    return false;
  }
}

function isAlive(pid) {
  try {
    // An empty lock is one that is being written.
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

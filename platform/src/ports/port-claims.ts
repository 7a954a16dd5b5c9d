import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/**
 * Claims a port for this process for as long as it lives: no other process that asks here is given it meanwhile. What
 * listens only seconds after it has chosen its port would otherwise be two, and the one that came late would be asked
 * for what the other one does not know. @returns whether it is this process's; not where somebody who lives has it
 */
export function claimPort(port: number, folder = ofThisUser()): boolean {
  mkdirSync(folder, { recursive: true });
  const claim = join(folder, String(port));
  try {
    const file = openSync(claim, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Left by one that has ended: free for whoever asks next. Whoever took it at once could take it from a third.
    if (!isAlive(claim)) rmSync(claim, { force: true });
    return false;
  }
}

const ofThisUser = () => join(tmpdir(), `fieldfare-ports-${userInfo().uid}`);

function isAlive(claim: string): boolean {
  try {
    const pid = Number(readFileSync(claim, 'utf8'));
    // Made and not yet written into: by somebody who lives.
    if (pid === 0) return true;
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

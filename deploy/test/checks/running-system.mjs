import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In milliseconds: a first start, its demo world included, on a busy machine. */
const LONGEST_START = 180_000;

/** Starts the whole product in a place of its own, and stops it again; what works in it finds its address in E2E_URL, and its data in E2E_DATA_DIR. */
export async function withRunningSystem(root, work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fieldfare-e2e-'));
  const port = await freePort();
  const launcher = spawn(process.execPath, [join(root, 'deploy/local/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...widerLimits },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Ctrl-C: it is in a group of its own, and stops what it has started.
  const end = () => launcher.kill('SIGTERM');
  process.once('exit', end);
  try {
    await started(launcher);
    return await work({ E2E_URL: `http://localhost:${port}`, E2E_DATA_DIR: dataDir });
  } finally {
    await stopped(launcher);
    process.off('exit', end);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

// Every visitor of the journeys comes from one address.
const widerLimits = { VISITOR_CALLS_PER_MINUTE: '100000', CALLER_CALLS_PER_MINUTE: '100000' };

function started(launcher) {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`the system did not start in time:\n${said}`)), LONGEST_START);
    for (const output of [launcher.stdout, launcher.stderr]) {
      output.on('data', (text) => {
        said += text;
        if (said.includes('Fieldfare is running.')) resolve(clearTimeout(late));
      });
    }
    launcher.once('exit', (code) => reject(new Error(`the system did not start (exit code ${code}):\n${said}`)));
  });
}

async function stopped(launcher) {
  if (launcher.exitCode !== null || launcher.signalCode !== null) return;
  const ended = new Promise((resolve) => launcher.once('exit', resolve));
  launcher.kill('SIGTERM');
  await ended;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

import { spawnSync } from 'node:child_process';
import { StartFault } from '../../local/install/sentence.mjs';
import { run, step } from '../../local/steps.mjs';

/** What the tests need from Debian: a program, and the package that has it. */
const needed = [
  { program: 'chromium-headless-shell', package: 'chromium-headless-shell' },
  { program: 'redis-server', package: 'redis-server' },
];

/** Installs what is missing where we may, and says exactly what to install where we may not. */
export async function installSystemPackages() {
  const missing = needed.filter(({ program }) => !isThere(program)).map((one) => one.package);
  if (missing.length === 0) return;
  const install = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || !isThere('apt-get')) {
    throw new StartFault(
      `The tests need ${missing.join(' and ')}, and only root may install: sudo apt-get update && sudo ${install}`,
    );
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Installing ${missing.join(' and ')} from Debian`, async () => {
    await run('apt-get', ['update'], { cwd: '/', env, what: 'apt-get update' });
    await run('apt-get', install.split(' ').slice(1), { cwd: '/', env, what: install });
  });
}

const isThere = (program) => spawnSync('/bin/sh', ['-c', `command -v ${program}`]).status === 0;

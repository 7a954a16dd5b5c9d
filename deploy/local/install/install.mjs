import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, step } from '../steps.mjs';

/** Installs what the lockfile names, unless it is there already. */
export async function install(root) {
  if (isInstalled(root)) return;
  const [program, ...args] = npm();
  await step('Installing packages', () =>
    // Building needs the development packages, whatever NODE_ENV says.
    run(program, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root, what: 'npm ci' }),
  );
}

/** Whether node_modules is as the lockfile wants it: npm leaves its own account there. */
export function isInstalled(root) {
  const account = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(account)) return false;
  const installed = packagesOf(account);
  const { '': ourselves, ...wanted } = packagesOf(join(root, 'package-lock.json'));
  const asWanted = ([path, one]) => (installed[path] ? isSame(installed[path], one) : one.optional);
  return Object.entries(wanted).every(asWanted) && Object.keys(installed).every((path) => path in wanted);
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
const isSame = (one, other) =>
  one.version === other.version && one.integrity === other.integrity && one.resolved === other.resolved;

// The npm that started us, where one did.
const npm = () => (process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']);

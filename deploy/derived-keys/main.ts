import { readConfig, secret } from 'platform/config';
import { linkKeysOf, openingKeysOf } from 'platform/crypto';

/** Prints what the projectors and the workers are given, of MASTER_KEYS: the lines of an environment file. */
function run(): void {
  const { masterKeys } = readConfig({ masterKeys: secret() }, process.env);
  process.stdout.write(`OPENING_KEYS=${openingKeysOf(masterKeys)}\nLINK_KEYS=${linkKeysOf(masterKeys)}\n`);
}

try {
  run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isKind, make, type Kind } from './make';
import { missing } from './missing';

const root = join(import.meta.dirname, '../..');
const usage = `npm run new -- command <feature> <do-something>   npm run new -- command marketing pause-letters
npm run new -- view <feature> <name>              npm run new -- view marketing paused-letters
npm run new -- process <feature> <name>           npm run new -- process marketing resume-letters
npm run new -- check                              what comes next`;

function run([kind = '', feature, name]: readonly string[]): void {
  if (kind === 'check') check();
  else if (isKind(kind) && feature !== undefined && name !== undefined) write(kind, feature, name);
  else console.log(usage);
}

function write(kind: Kind, feature: string, name: string): void {
  const { paths, next } = make(root, kind, [feature, name]);
  spawnSync('npx', ['oxfmt', ...paths], { cwd: root, stdio: 'ignore' });
  console.log([...paths, '', 'Now decide:', ...next.map((sentence) => `- ${sentence}`)].join('\n'));
}

function check(): void {
  const [first, ...more] = missing(root);
  if (first === undefined) {
    console.log('Nothing is missing. `npm run check` tries it.');
    return;
  }
  console.log(more.length === 0 ? first : `${first}\n(and ${more.length} more after that)`);
  process.exitCode = 1;
}

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

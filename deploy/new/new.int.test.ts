import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serverSide } from '../build/workspaces.mjs';
import { make } from './make';

const root = join(__dirname, '../..');
const ours = serverSide(root);
const configuration = ['package.json', 'tsconfig.json', 'jest.config.cjs', '.oxfmtrc.json'];

/** That of `npm run types`; the other one, which the dependency rules read with, has the same name among the programs. */
const compiler = '../typescript-native/bin/tsc';

let copy: string;

/** The repository as it is, without what is built; its packages are the copies of themselves. */
function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fieldfare-new-'));
  const isSource = (path: string) => !['node_modules', 'dist', '.data'].includes(basename(path));
  // Jest looks for what each of its projects names, asked for or not.
  for (const name of [...ours, 'deploy', 'frontend/testing'])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource });
  for (const name of configuration.filter((file) => readdirSync(root).includes(file)))
    cpSync(join(root, name), join(folder, name));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => entry !== '.cache'))
    symlinkSync(
      ours.includes(name) ? join(folder, name) : join(root, 'node_modules', name),
      join(folder, 'node_modules', name),
    );
  for (const name of [...ours, 'deploy'].filter((workspace) => existsSync(join(root, workspace, 'node_modules'))))
    symlinkSync(join(root, name, 'node_modules'), join(folder, name, 'node_modules'));
  return folder;
}

/** Runs a program of the repository's in the copy; what it says, and whether it was content. */
const run = (program: string, ...args: string[]) =>
  new Promise<{ ok: boolean; said: string }>((resolve) => {
    execFile(
      join(root, 'node_modules/.bin', program),
      args,
      { cwd: copy, env: { ...process.env, GOLDEN: 'record' } },
      (error, out, err) => resolve({ ok: error === null, said: out + err }),
    );
  });

const written: string[] = [];

beforeAll(async () => {
  copy = copied();
  // Every kind where its list is there already, and where the feature has none yet.
  for (const [kind, feature, name] of [
    ['command', 'marketing', 'pause-letters'],
    ['command', 'questions', 'tidy-shelf'],
    ['view', 'marketing', 'paused-letters'],
    ['process', 'marketing', 'resume-letters'],
    ['process', 'questions', 'count-shelf'],
  ] as const)
    written.push(...make(copy, kind, [feature, name]).paths);
  // What was written, and the programs that it is a part of now: of the rest nothing has changed.
  const programs = ours.flatMap((name) => [`${name}/src/*.ts`, `${name}/**/*.d.ts`]);
  const touched = { extends: './tsconfig.json', include: [...written, ...programs] };
  writeFileSync(join(copy, 'tsconfig.copy.json'), JSON.stringify(touched));
  await run('oxfmt', ...written);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('what npm run new writes', () => {
  it('compiles', async () => {
    const compiled = await run(compiler, '-p', 'tsconfig.copy.json', '--incremental', 'false', '--checkers', '1');
    expect(compiled).toEqual({ ok: true, said: '' });
  });

  it('has tests that fail for what is still to be thought of, and for nothing else', async () => {
    const { said } = await run(
      'jest',
      '--selectProjects',
      'unit',
      '--testPathPatterns',
      'letters',
      'shelf',
      'app.test',
      'schemas/(golden|src)',
      'new/missing',
      // What this one takes away and misses again is of the tree as it is, not of one with more in it.
      '--testNamePattern',
      '^(?!is told one by one)',
      '--maxWorkers=1',
      '--verbose',
    );
    const failed = [...said.matchAll(/✕ (.*?)(?: \(\d+ m?s\))?$/gm)].map(([, name]) => name).sort();
    expect(failed).toEqual([
      'ask for every job that there is',
      'does it',
      'does it',
      'has rows once something has happened',
      'is nothing: `npm run new -- check` says what comes next',
      'is paused',
      'is tidied',
      'watches for something',
      'watches for something',
    ]);
    expect(said).toContain('no rows of marketing_paused_letters are kept');
    expect(readFileSync(join(copy, 'schemas/golden/marketing/LettersPaused.json'), 'utf8')).toContain(
      '"lettersId": "letters-1"',
    );
  });

  it('is refused where it is there already, and in no feature', () => {
    expect(() => make(copy, 'command', ['marketing', 'pause-letters'])).toThrow('is there already');
    expect(() => make(copy, 'view', ['nowhere', 'letters'])).toThrow('there is no feature nowhere');
    expect(() => make(copy, 'command', ['marketing', 'letters'])).toThrow('says what to do and to what');
  });
});

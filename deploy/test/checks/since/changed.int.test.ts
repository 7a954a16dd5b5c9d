import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TreeOnDisk } from '../tree-on-disk';
import { runSince } from './changed.mjs';

const word = 'schemas/src/word.test.ts';
const golden = 'schemas/golden/golden.test.ts';
const building = 'deploy/building.test.ts';
const all = [word, golden, building];

const tree = {
  '.gitignore': 'node_modules\n',
  'package-lock.json': '{}',
  'docs/tour.md': 'A tour.',
  'schemas/src/word.ts': "export const word = 'a';\n",
  'schemas/golden/word.json': '["a"]',
  'frontend/src/page.css': 'a {}',
  ...Object.fromEntries(all.map((test) => [test, 'export {};\n'])),
};

/** What each test has seen, as jest would tell. */
const sees: Readonly<Record<string, readonly string[]>> = {
  [word]: [word, 'schemas/src/word.ts', 'schemas/src/absent.ts'],
  [golden]: [golden, 'schemas/golden/', 'schemas/golden/word.json'],
  [building]: [building, '*'],
};

let onDisk: TreeOnDisk;

beforeEach(() => {
  onDisk = new TreeOnDisk(tree);
  execFileSync('git', ['init', '--quiet', onDisk.root]);
});
afterEach(() => onDisk.clearAway());

const write = (file: string, content: string): void => onDisk.write(file, content);
const listed = () => all;

interface Asking {
  readonly failing?: readonly string[];
  readonly everything?: boolean;
  readonly meanwhile?: () => void;
}

/** The tests that are asked. */
async function asked({ failing = [], everything = false, meanwhile }: Asking = {}): Promise<readonly string[]> {
  let found: readonly string[] = [];
  const run = ({ options, within }: Asked) => {
    found = options.length === 0 ? all : options.slice(1);
    within('', ({ SEEN_BY_TESTS: folder }) => {
      for (const test of found) {
        const name = createHash('sha1').update(test).digest('hex');
        writeFileSync(join(folder, `${name}.json`), JSON.stringify({ test, seen: sees[test] }));
      }
    });
    meanwhile?.();
    const passedFiles = found.filter((test) => !failing.includes(test));
    return Promise.resolve({
      name: 'unit tests',
      passed: 1,
      failed: failing.length,
      skipped: 0,
      seconds: 0,
      passedFiles,
    });
  };
  await runSince({ name: 'unit tests' }, onDisk.root, run, { all: everything, listed });
  return found;
}

interface Asked {
  readonly options: readonly string[];
  readonly within: (root: string, work: (environment: { readonly SEEN_BY_TESTS: string }) => void) => void;
}

describe('the tests that are asked', () => {
  it('are all before they have passed once, none while nothing changes, and all where somebody says so', async () => {
    expect(await asked()).toEqual(all);
    expect(await asked()).toEqual([]);
    expect(await asked({ everything: true })).toEqual(all);
  });

  it.each([
    ['a module that it loaded', 'schemas/src/word.ts', [word, building]],
    ['itself', word, [word, building]],
    ['a file that it read', 'schemas/golden/word.json', [golden, building]],
    ['the names in a folder that it looked into', 'schemas/golden/letter.json', [golden, building]],
    ['a file that was not there when it looked', 'schemas/src/absent.ts', [word, building]],
    ['what only somebody sees who may have seen anything', 'frontend/src/page.css', [building]],
    ['what all stand on', 'package-lock.json', all],
  ])('are those that see a change: %s', async (_, file, those) => {
    await asked();
    write(file, 'something else');
    expect(await asked()).toEqual(those);
    expect(await asked()).toEqual([]);
  });

  it('are those that saw what is gone', async () => {
    await asked();
    rmSync(join(onDisk.root, 'schemas/golden/word.json'));
    expect(await asked()).toEqual([golden, building]);
  });

  it('are those that failed, until they pass; a change that is taken back is none', async () => {
    await asked();
    write('schemas/src/word.ts', "export const word = 'b';\n");
    expect(await asked({ failing: [word] })).toEqual([word, building]);
    expect(await asked({ failing: [word] })).toEqual([word]);
    write('schemas/src/word.ts', "export const word = 'a';\n");
    expect(await asked()).toEqual([building]);
  });

  it('are those once more under which something was changed while they ran', async () => {
    await asked({ meanwhile: () => write('schemas/src/word.ts', "export const word = 'b';\n") });
    expect(await asked()).toEqual([word, building]);
  });
});

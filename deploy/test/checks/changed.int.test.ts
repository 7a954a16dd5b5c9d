import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runSince } from './changed.mjs';
import { TreeOnDisk } from './tree-on-disk';

let onDisk: TreeOnDisk;
let root: string;

beforeEach(() => {
  onDisk = new TreeOnDisk(tree);
  ({ root } = onDisk);
  execFileSync('git', ['init', '--quiet', root]);
});
afterEach(() => onDisk.clearAway());

const tree = {
  '.gitignore': 'node_modules\n',
  'package-lock.json': '{}',
  'docs/tour.md': 'A tour.',
  'schemas/src/word.ts': "export const word = 'a';\n",
  'schemas/src/word.test.ts': "import { word } from './word';\n",
  'schemas/golden/word.json': '["a"]',
  'schemas/src/every-file.test.ts': "import { readdirSync } from 'node:fs';\n",
  'frontend/src/page.tsx': 'export {};\n',
};

const write = (file: string, content: string): void => onDisk.write(file, content);

const tests = { name: 'unit tests', concerns: (file: string) => !/^(frontend|docs)\//.test(file) };

/** With what jest is called, its own words left out; `all`, where it is to find the tests itself; `none`, where it is not called. */
async function asked({ failed = 0, all = false } = {}): Promise<'all' | 'none' | string[]> {
  let found: 'all' | 'none' | string[] = 'none';
  const run = ({ options }: { readonly options: readonly string[] }) => {
    found = options.length === 0 ? 'all' : options.filter((option) => !option.startsWith('--'));
    return Promise.resolve({ name: tests.name, passed: 1, failed, skipped: 0, seconds: 0 });
  };
  await runSince(tests, root, run, { all });
  return found;
}

const looking = 'schemas/src/every-file.test.ts';

describe('the tests that could see what has changed', () => {
  it('are all of them before they have passed once, and none while nothing changes', async () => {
    expect(await asked()).toBe('all');
    expect(await asked()).toBe('none');
    expect(await asked({ all: true })).toBe('all');
  });

  it('are those of the files that have changed, and those that look at files', async () => {
    await asked();
    write('schemas/src/word.ts', "export const word = 'b';\n");
    expect(await asked()).toEqual(['schemas/src/word.ts', looking]);
    write('docs/tour.md', 'Another tour.');
    expect(await asked()).toEqual(['docs/tour.md', looking]);
    write('frontend/src/page.css', 'a {}');
    expect(await asked()).toEqual([looking]);
  });

  it('are those of a new file, and of one that was never told to git', async () => {
    await asked();
    write('schemas/src/letter.ts', 'export {};\n');
    expect(await asked()).toEqual(['schemas/src/letter.ts', looking]);
  });

  it.each(['package-lock.json', 'schemas/golden/word.json'])('are all of them after a change of %s', async (file) => {
    await asked();
    write(file, '["b"]');
    expect(await asked()).toBe('all');
  });

  it('are all of them after what nobody follows is gone', async () => {
    await asked();
    rmSync(join(root, 'schemas/golden/word.json'));
    expect(await asked()).toBe('all');
  });

  it('are asked again until they pass', async () => {
    await asked();
    write('schemas/src/word.ts', "export const word = 'b';\n");
    expect(await asked({ failed: 1 })).toEqual(['schemas/src/word.ts', looking]);
    expect(await asked()).toEqual(['schemas/src/word.ts', looking]);
    expect(await asked()).toBe('none');
  });
});
